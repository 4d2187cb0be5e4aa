import { Aside } from './Aside/Aside';
import { Card, Cards } from './Cards/Cards';
import { Contents, ContentsLink } from './Contents/Contents';
import { FunctionFacts, ReferenceFacts } from './Facts/Facts';
import { Fold } from './Fold/Fold';
import { Kind } from './Kind/Kind';
import { LogoGrid, LogoLink } from './LogoGrid/LogoGrid';
import { Parameter, Parameters, ParameterType } from './Parameters/Parameters';
import { Tab, Tabs } from './Tabs/Tabs';
import { UsedIn } from './UsedIn/UsedIn';

/** What writers may use in a page without an import; `plugins/content/schema/components` defines what each takes. */
export const writerComponents = {
  Aside,
  Card,
  Cards,
  Contents,
  ContentsLink,
  Fold,
  FunctionFacts,
  Kind,
  LogoGrid,
  LogoLink,
  Parameter,
  Parameters,
  ParameterType,
  ReferenceFacts,
  Tab,
  Tabs,
  UsedIn,
};

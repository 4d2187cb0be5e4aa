import { Aside } from './Aside/Aside';
import { Card } from './Cards/Cards';
import { Cards } from './Cards/Cards';
import { Contents } from './Contents/Contents';
import { ContentsLink } from './Contents/Contents';
import { FunctionFacts } from './Facts/Facts';
import { ReferenceFacts } from './Facts/Facts';
import { Fold } from './Fold/Fold';
import { Kind } from './Kind/Kind';
import { LogoGrid } from './LogoGrid/LogoGrid';
import { LogoLink } from './LogoGrid/LogoGrid';
import { Parameter } from './Parameters/Parameters';
import { Parameters } from './Parameters/Parameters';
import { ParameterType } from './Parameters/Parameters';
import { Tab } from './Tabs/Tabs';
import { Tabs } from './Tabs/Tabs';
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

import { Aside } from './Aside/Aside';
import { FunctionFacts, ReferenceFacts } from './Facts/Facts';
import { Fold } from './Fold/Fold';
import { Kind } from './Kind/Kind';
import { Card, Cards, Contents, ContentsLink, LogoGrid, LogoLink, UsedIn } from './Links/Links';
import { Parameter, Parameters, ParameterType } from './Parameters/Parameters';
import { Tab, Tabs } from './Tabs/Tabs';

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

import { Aside } from './article/Aside';
import { Fold } from './article/Fold';
import { Tab } from './article/Tab';
import { Tabs } from './article/Tabs';
import { Card } from './navigation/Card';
import { Cards } from './navigation/Cards';
import { Contents } from './navigation/Contents';
import { ContentsLink } from './navigation/ContentsLink';
import { LogoGrid } from './navigation/LogoGrid';
import { LogoLink } from './navigation/LogoLink';
import { UsedIn } from './navigation/UsedIn';
import { FunctionFacts } from './reference/FunctionFacts';
import { Kind } from './reference/Kind';
import { Parameter } from './reference/Parameter';
import { Parameters } from './reference/Parameters';
import { ParameterType } from './reference/ParameterType';
import { ReferenceFacts } from './reference/ReferenceFacts';

/** What writers may use in a page without an import; `plugins/content/mdx-components` defines what each takes. */
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

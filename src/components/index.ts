import { Aside } from './Aside/Aside';
import { Card } from './Cards/Card';
import { Cards } from './Cards/Cards';
import { Contents } from './Contents/Contents';
import { ContentsLink } from './Contents/ContentsLink';
import { FunctionFacts } from './Facts/FunctionFacts';
import { ReferenceFacts } from './Facts/ReferenceFacts';
import { Fold } from './Fold/Fold';
import { Kind } from './Kind/Kind';
import { LogoGrid } from './LogoGrid/LogoGrid';
import { LogoLink } from './LogoGrid/LogoLink';
import { Parameter } from './Parameters/Parameter';
import { Parameters } from './Parameters/Parameters';
import { ParameterType } from './Parameters/ParameterType';
import { Tab } from './Tabs/Tab';
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

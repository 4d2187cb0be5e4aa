import { Aside } from './Aside';
import { Card } from './Card';
import { Cards } from './Cards';
import { Contents } from './Contents';
import { ContentsLink } from './ContentsLink';
import { Endpoint } from './Endpoint';
import { Figure } from './Figure';
import { FileTree } from './FileTree';
import { Fold } from './Fold';
import { FunctionFacts } from './FunctionFacts';
import { Kind } from './Kind';
import { MarkGrid } from './MarkGrid';
import { MarkLink } from './MarkLink';
import { Parameter } from './Parameter';
import { Parameters } from './Parameters';
import { ParameterType } from './ParameterType';
import { ReferenceFacts } from './ReferenceFacts';
import { Response } from './Response';
import { Responses } from './Responses';
import { Step } from './Step';
import { Steps } from './Steps';
import { Tab } from './Tab';
import { Tabs } from './Tabs';
import { UsedIn } from './UsedIn';
import { VideoLink } from './VideoLink';

/** What writers may use in a page without an import; `schema.ts` says which props each takes. */
export const writerComponents = {
  Aside,
  Card,
  Cards,
  Contents,
  ContentsLink,
  Endpoint,
  Figure,
  FileTree,
  Fold,
  FunctionFacts,
  Kind,
  MarkGrid,
  MarkLink,
  Parameter,
  Parameters,
  ParameterType,
  ReferenceFacts,
  Response,
  Responses,
  Step,
  Steps,
  Tab,
  Tabs,
  UsedIn,
  VideoLink,
};

import { Aside } from './Aside';
import { Card, Cards } from './Cards';
import { Changes, Upgrade } from './Changes';
import { Checkpoint } from './Checkpoint';
import { Contents, ContentsLink } from './Contents';
import type { ComponentDefinition, PropText } from './componentDefinition';
import { Endpoint } from './Endpoint';
import { ErrorEntries } from './ErrorEntries';
import { ErrorExample } from './ErrorExample';
import { ErrorFinder } from './ErrorFinder';
import { Figure } from './Figure';
import { FileTree } from './FileTree';
import { Fold } from './Fold';
import { FunctionFacts } from './FunctionFacts';
import { Kind } from './Kind';
import { Limit } from './Limit';
import { LimitsTable } from './LimitsTable';
import { Live } from './Live';
import { LogoGrid, LogoLink } from './LogoGrid';
import { OfficialComponents } from './OfficialComponents';
import { Parameter, Parameters, ParameterType } from './Parameters';
import { PlanFilter } from './PlanFilter';
import { ReferenceFacts } from './ReferenceFacts';
import { RequestPanel, RequestSamples } from './RequestPanel';
import { Response, Responses } from './Responses';
import { RoleActions } from './RoleActions';
import { Since } from './Since';
import { Step, Steps } from './Steps';
import { Tab, Tabs } from './Tabs';
import { TryIt } from './TryIt';
import { UsedIn } from './UsedIn';
import { VideoLink } from './VideoLink';

export type { ComponentDefinition, MarkdownWriter, PropDefinition } from './componentDefinition';

/** All components that a page can use without an import. A component comes before its parts. */
const definitions = {
  Aside,
  Steps,
  Step,
  Checkpoint,
  Tabs,
  Tab,
  Figure,
  FileTree,
  Live,
  ErrorExample,
  ErrorFinder,
  ErrorEntries,
  VideoLink,
  FunctionFacts,
  Kind,
  Since,
  Limit,
  LimitsTable,
  PlanFilter,
  Changes,
  Upgrade,
  OfficialComponents,
  RoleActions,
  Parameters,
  Parameter,
  ParameterType,
  Cards,
  Card,
  Contents,
  ContentsLink,
  LogoGrid,
  LogoLink,
  Fold,
  Endpoint,
  RequestPanel,
  RequestSamples,
  Responses,
  Response,
  TryIt,
  ReferenceFacts,
  UsedIn,
} satisfies Record<string, ComponentDefinition>;

export const componentDefinitions: Readonly<Record<string, ComponentDefinition>> = definitions;

/** The definition of a component, or undefined for HTML, a partial or an unknown name. */
export function definitionOf(name: string | null): ComponentDefinition | undefined {
  return name !== null && Object.hasOwn(definitions, name) ? componentDefinitions[name] : undefined;
}

/** The props of a component that readers see as text, in the order of its definition. */
export function textProps(name: string | null): { name: string; text: PropText }[] {
  return Object.entries(definitionOf(name)?.props ?? {}).flatMap(([prop, { text }]) =>
    text === undefined ? [] : [{ name: prop, text }],
  );
}

import { Aside } from '../../../src/components/Aside/definition';
import type { ComponentDefinition, PropText } from '../../../src/components/definition';
import { FunctionFacts, ReferenceFacts } from '../../../src/components/Facts/definition';
import { Figure } from '../../../src/components/Figure/definition';
import { FileTree } from '../../../src/components/FileTree/definition';
import { Fold } from '../../../src/components/Fold/definition';
import { Kind } from '../../../src/components/Kind/definition';
import {
  Card,
  Cards,
  Contents,
  ContentsLink,
  LogoGrid,
  LogoLink,
  UsedIn,
} from '../../../src/components/Links/definition';
import {
  Parameter,
  Parameters,
  ParameterType,
} from '../../../src/components/Parameters/definition';
import { Response, Responses } from '../../../src/components/Responses/definition';
import { Checkpoint, Step, Steps } from '../../../src/components/Steps/definition';
import { Tab, Tabs } from '../../../src/components/Tabs/definition';
import { VideoLink } from '../../../src/components/VideoLink/definition';
import { Changes, Upgrade } from '../../../src/features/changes/definition';
import { ErrorExample } from '../../../src/features/code/definition';
import { ErrorEntries, ErrorFinder } from '../../../src/features/error-finder/definition';
import { PlanFilter } from '../../../src/features/limits/definition';
import { Live } from '../../live/ui/definition';
import { Endpoint, RequestPanel, TryIt } from '../../reference/http/ui/definition';
import { Limit } from '../data/limits';
import { Since } from '../remark/since';

export type {
  ComponentDefinition,
  MarkdownWriter,
  PropDefinition,
} from '../../../src/components/definition';

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
  PlanFilter,
  Changes,
  Upgrade,
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

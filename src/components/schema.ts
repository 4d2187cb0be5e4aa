import { iconNames, markNames } from './support/icons';

/** What a prop of a component for writers may hold. */
export interface PropSchema {
  /** `json`: a value in braces, which only generated pages write. */
  type: 'string' | 'boolean' | 'enum' | 'json';
  /** The values of an `enum`. */
  values?: readonly string[];
  /** The prop holds the address of a page or site and is checked as a link. */
  link?: boolean;
  required?: boolean;
}

export interface ComponentSchema {
  props: Readonly<Record<string, PropSchema>>;
  children: 'required' | 'none';
  /** The only component that may hold this one; it then holds nothing else. */
  parent?: string;
}

const text: PropSchema = { type: 'string' };
const flag: PropSchema = { type: 'boolean' };
const requiredText: PropSchema = { type: 'string', required: true };
const requiredLink: PropSchema = { type: 'string', required: true, link: true };
const icon: PropSchema = { type: 'enum', values: [...iconNames, ...markNames] };

/** Every component a page may use without an import, and its props. */
export const componentSchema: Readonly<Record<string, ComponentSchema>> = {
  Steps: { props: {}, children: 'required' },
  Step: { props: {}, children: 'required', parent: 'Steps' },
  Aside: {
    props: {
      type: { type: 'enum', values: ['note', 'tip', 'warning', 'beta'], required: true },
      title: requiredText,
    },
    children: 'required',
  },
  Cards: { props: {}, children: 'required' },
  Card: {
    props: { title: requiredText, href: requiredLink, icon },
    children: 'required',
    parent: 'Cards',
  },
  Contents: { props: {}, children: 'required' },
  ContentsLink: {
    props: { title: requiredText, href: requiredLink, icon: { ...icon, required: true } },
    children: 'required',
    parent: 'Contents',
  },
  MarkGrid: { props: {}, children: 'required' },
  MarkLink: {
    props: { href: requiredLink, icon: { type: 'enum', values: markNames, required: true } },
    children: 'required',
    parent: 'MarkGrid',
  },
  Tabs: { props: { group: requiredText }, children: 'required' },
  Tab: { props: { label: requiredText }, children: 'required', parent: 'Tabs' },
  FileTree: { props: {}, children: 'required' },
  ErrorExample: { props: { message: requiredText }, children: 'required' },
  VideoLink: { props: { id: requiredText, title: requiredText }, children: 'none' },
  Kind: {
    props: { of: { type: 'enum', values: ['query', 'mutation', 'action'], required: true } },
    children: 'required',
  },
  Parameters: { props: { label: text }, children: 'required' },
  Parameter: {
    props: { name: text, type: text, id: text, required: flag, default: text },
    children: 'required',
    parent: 'Parameters',
  },
  ParameterType: { props: { summary: text }, children: 'required' },
  UsedIn: { props: {}, children: 'required' },
  ReferenceFacts: {
    props: {
      module: requiredText,
      kind: requiredText,
      package: requiredText,
      license: requiredText,
      source: text,
      href: { type: 'string', link: true },
    },
    children: 'none',
  },
  Endpoint: {
    props: { method: requiredText, server: requiredText, path: requiredText },
    children: 'none',
  },
  Responses: { props: {}, children: 'required' },
  Response: {
    props: { status: requiredText, title: requiredText, failed: flag, open: flag },
    children: 'required',
    parent: 'Responses',
  },
  TryIt: { props: { operation: { type: 'json', required: true } }, children: 'none' },
  Fold: { props: { summary: requiredText }, children: 'required' },
  Figure: { props: { caption: requiredText }, children: 'required' },
  FunctionFacts: {
    props: {
      runsIn: requiredText,
      calledBy: requiredText,
      transactional: requiredText,
      cached: requiredText,
    },
    children: 'none',
  },
};

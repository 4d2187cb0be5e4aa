import { writerComponents } from '@site/src/components';
import { Anchor, HeaderCell, Heading, Table } from '@site/src/components/elements/elements';
import { CodeBlock, PackageManager } from '@site/src/features/code';
import { PageBody, PageHead, SamplesNote } from '@site/src/features/page';
import type { MDXComponentsObject } from '@theme/MDXComponents';
import type { ComponentProps } from 'react';

/** Ejected: the classic elements bring Prism, admonitions and Mermaid to every page. */
const MDXComponents = {
  ...writerComponents,
  CodeBlock,
  PackageManager,
  PageBody,
  PageHead,
  SamplesNote,
  a: Anchor,
  h2: (props: ComponentProps<'h2'>) => <Heading as="h2" {...props} />,
  h3: (props: ComponentProps<'h3'>) => <Heading as="h3" {...props} />,
  h4: (props: ComponentProps<'h4'>) => <Heading as="h4" {...props} />,
  table: Table,
  th: HeaderCell,
} as unknown as MDXComponentsObject;

export default MDXComponents;

import { PageMetadata } from '@docusaurus/theme-common';
import { DemoSample, Landing } from '@site/src/features/landing';
import { ogImagePath } from '@site/src/lib/routes';
import { product } from '@site/src/site/product';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import DemoCode from './_demo.mdx';

/** Docusaurus declares MDX files without the prop that replaces their components. */
const Demo = DemoCode as ComponentType<{
  components: { Live: ComponentType<ComponentProps<typeof DemoSample>> };
}>;

const description = `Learn ${product.name}, the open-source reactive backend: start with the tutorial or a quickstart, then read how functions, database, auth and search work.`;

export default function LandingPage(): ReactNode {
  return (
    <Layout description={description}>
      <PageMetadata title={product.tagline} image={ogImagePath('/')} />
      <Landing
        demoCode={
          <MDXContent>
            <Demo components={{ Live: DemoSample }} />
          </MDXContent>
        }
      />
    </Layout>
  );
}

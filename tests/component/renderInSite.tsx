import { Context as BrowserContext } from '@docusaurus/core/lib/client/browserContext';
import { Context as SiteContext } from '@docusaurus/core/lib/client/docusaurusContext';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import type { PropDocContent, PropSidebarItem } from '@docusaurus/plugin-content-docs';
import {
  DocProvider,
  DocsPreferredVersionContextProvider,
  DocsSidebarProvider,
} from '@docusaurus/plugin-content-docs/client';
import {
  ColorModeProvider,
  NavbarProvider,
  ScrollControllerProvider,
  TitleFormatterProvider,
} from '@docusaurus/theme-common/internal';
import type { DocusaurusConfig, DocusaurusContext } from '@docusaurus/types';
import defaultConfig from '@generated/docusaurus.config';
import defaultData from '@generated/globalData';
import defaultI18n from '@generated/i18n';
import { type RenderResult, render } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

interface Surroundings {
  /** Address of the page. @defaultValue `/` */
  path?: string;
  /** What differs from `stubs/generated/docusaurus.config.ts`; `themeConfig` is merged key by key. */
  siteConfig?: Partial<DocusaurusConfig>;
  /** Plugins' global data, merged by plugin. */
  globalData?: Record<string, unknown>;
  /** Locales, where a test is about them. */
  i18n?: object;
  /** What `useDoc` answers: metadata, toc, front matter. */
  doc?: Partial<Omit<PropDocContent, 'metadata'>> & {
    metadata?: Partial<PropDocContent['metadata']>;
  };
  /** What `useDocsSidebar` answers. */
  sidebar?: PropSidebarItem[];
  /** False as while the server renders. @defaultValue `true` */
  isBrowser?: boolean;
}

const route = { plugin: { name: 'docusaurus-plugin-content-docs', id: 'default' } };

const emptyDoc = {
  metadata: {
    id: 'page',
    title: 'Page',
    description: 'A page.',
    permalink: '/page',
    frontMatter: {},
    tags: [],
  },
  frontMatter: {},
  assets: {},
  contentTitle: undefined,
  toc: [],
};

type Format = ComponentProps<typeof TitleFormatterProvider>['formatter'];

const formatTitle: Format = ({ defaultFormatter, ...params }) => defaultFormatter(params);

/** Renders as a page of the site does: router, theme-common's own providers, the page's data. */
export function renderInSite(ui: ReactNode, around: Surroundings = {}): RenderResult {
  const { path = '/', siteConfig, globalData, i18n, doc, sidebar, isBrowser = true } = around;
  const context = {
    siteMetadata: {},
    codeTranslations: {},
    i18n: { ...defaultI18n, ...i18n },
    siteConfig: {
      ...defaultConfig,
      ...siteConfig,
      themeConfig: { ...defaultConfig.themeConfig, ...siteConfig?.themeConfig },
    },
    globalData: { ...defaultData, ...globalData },
  } as DocusaurusContext;
  const metadata = { ...emptyDoc.metadata, ...doc?.metadata };
  const content = { ...emptyDoc, ...doc, metadata } as unknown as PropDocContent;
  const name = sidebar && 'docs';
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SiteContext value={context}>
      <BrowserContext value={isBrowser}>
        <RouteContextProvider value={route}>
          <MemoryRouter initialEntries={[path]}>
            <ColorModeProvider>
              <ScrollControllerProvider>
                <DocsPreferredVersionContextProvider>
                  <NavbarProvider>
                    <TitleFormatterProvider formatter={formatTitle}>
                      <DocsSidebarProvider name={name} items={sidebar}>
                        <DocProvider content={content}>{children}</DocProvider>
                      </DocsSidebarProvider>
                    </TitleFormatterProvider>
                  </NavbarProvider>
                </DocsPreferredVersionContextProvider>
              </ScrollControllerProvider>
            </ColorModeProvider>
          </MemoryRouter>
        </RouteContextProvider>
      </BrowserContext>
    </SiteContext>
  );
  return render(ui, { wrapper });
}

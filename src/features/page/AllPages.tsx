import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import type { ListedItem } from '@site/src/lib/docsCatalog';
import { product } from '@site/src/site/product';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import articleStyles from './Article.module.css';
import styles from './Layout.module.css';

interface ItemsProps {
  items: readonly ListedItem[];
}

function Items({ items }: ItemsProps): ReactNode {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.label}>
          {'path' in item ? <Link to={item.path}>{item.label}</Link> : item.label}
          {'items' in item && <Items items={item.items} />}
        </li>
      ))}
    </ul>
  );
}

/**
 * Lists the whole site where search can't run: without scripts, and in browsers older than `browserslist` in
 * package.json. The plugin `page-index` makes its route. Search engines have the sitemap.
 */
// biome-ignore lint/style/noDefaultExport: Docusaurus renders the default export of a route's component
export default function AllPages({ items }: ItemsProps): ReactNode {
  return (
    <Layout title="All pages" description={`Every page of ${product.docsName}.`}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <div className={clsx(styles.page, styles.alone)}>
        <main className={styles.main} id="main" tabIndex={-1}>
          <article className={articleStyles.article}>
            <h1>All pages</h1>
            <p>To find a word on this page, use your browser’s own search.</p>
            <Items items={items} />
          </article>
        </main>
      </div>
    </Layout>
  );
}

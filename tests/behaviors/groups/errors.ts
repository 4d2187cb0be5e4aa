import type { BehaviorGroup } from '../types';

const item = 'component/catalogue/navbarItems > a navbar item';
const versions = 'component/catalogue/navbarItems > the docs-version dropdown';

export const errors: BehaviorGroup = {
  title: 'Errors',
  behaviors: [
    [
      'A current sidebar that is missing is an error',
      'component/catalogue/providers > the sidebar > that is missing on the current page is an error',
    ],
    [
      'A path that is in no category is an error',
      'component/catalogue/providers > the sidebar > without a category for the path is an error',
    ],
    [
      'A sidebar id or doc id that is not found is an error',
      `${item} > of a sidebar id that is not found is an error that lists the sidebars`,
      `${item} > of a doc id that is not found is an error that lists the docs`,
      'component/catalogue/providers > the sidebar > with a doc id that is not found is an error',
    ],
    [
      'Storage that is unavailable costs one warning, and everything works for the visit',
      'e2e/storage > storage that … costs one warning, and everything works for the visit',
      'unit/features/page/steadyStorage > one warning, and no error, where storage > refuses %s',
      'unit/features/page/steadyStorage > one warning, and no error, where storage > may not be touched: from then on it reads as none',
      'unit/features/page/steadyStorage > one warning, and no error, where storage > is switched off',
    ],
    [
      "A path that cannot be decoded is a 'could not be decoded' URI error",
      "component/catalogue/providers > a path > that cannot be decoded is a 'could not be decoded' URI error",
    ],
    [
      'A site that does not load at its base URL shows a banner',
      'e2e/static-first > base-URL banner > shows once when a style sheet fails, and suggests the path',
      'e2e/static-first > base-URL banner > shows when a start-up script fails',
    ],
    [
      'Recoverable errors of hydration are logged to the console',
      'e2e-variants/shell/shell > hydration recoverable errors are logged to the console',
    ],
    [
      'An unknown docs version in the dropdown is an error that lists the names',
      `${versions} > of an unknown version: No docs version exist for name, listing available names`,
    ],
    [
      'A sidebar item of the navbar with nothing to link to is an error',
      `${item} > of a sidebar that has nothing to link to is an error`,
    ],
    [
      'A missing provider is an error that names it',
      'component/catalogue/providers > a missing provider is an error that names it: > %s',
    ],
    [
      'An unexpected color mode is an error',
      'unit/features/navbar/colorModes > the color mode > of an unexpected value is an error',
    ],
    [
      'An unknown type of navbar item is an error',
      `${item} > of an unknown type: No NavbarItem component found for type`,
    ],
    [
      'A navbar item that fails tells to check its configuration',
      `${item} > that fails to render tells to check its configuration`,
    ],
    [
      "A page that crashes is titled 'This page crashed.', with the error text and a button to try again",
      "e2e-variants/shell/shell > a page that crashes > shows 'This page crashed.' with the error text and a try-again button",
    ],
    [
      "A crash outside of the layout is titled 'Page Error', with 'This page crashed' and 'Try again'",
      "e2e-variants/shell/shell > a page that crashes > outside of the layout is titled 'Page Error', with 'This page crashed' and 'Try again'",
    ],
    [
      "Analytics that fail warn 'Analytics request failed with response' or 'Analytics response failed with error'",
      "component/plugins/docusaurus/analytics/services/dashboard > an answer that is no success only warns 'Analytics request failed with response'",
      "component/plugins/docusaurus/analytics/services/dashboard > a request that fails only warns 'Analytics response failed with error'",
    ],
    [
      'A search that fails is named, and Retry asks again',
      'component/features/search/SearchDialog > a source that does not answer > is named in one line, the others’ results stand, and Retry asks again',
      'e2e/search > typing > an index that does not answer is named, and Retry asks again',
    ],
  ],
};

import type { BehaviorGroup } from '../types';

const menu = 'e2e/shell > menu of a phone';
const item = 'component/catalogue/navbarItems > a navbar item';
const versions = 'component/catalogue/navbarItems > the docs-version dropdown';

export const shell: BehaviorGroup = {
  title: 'Shell of a page',
  behaviors: [
    [
      'Each page has a skip link to the main content',
      'e2e/shell > skip link > is the first stop of the keyboard on … and moves the focus to the content',
      'e2e/shell > skip link > cannot be seen without focus',
    ],
    [
      "Headings have anchors titled 'Direct link to {heading}'",
      'e2e/shell > headings > have an anchor titled after them',
      'component/components/Heading > Heading > has an anchor that names it',
    ],
    [
      'The contents show headings of levels 2 and 3',
      'e2e/shell > contents > list the headings of levels 2 and 3',
    ],
    [
      'The contents mark the heading being read',
      'e2e/shell > contents > mark the heading being read',
    ],
    [
      'The navbar hides on scrolling down, shows on scrolling up and at the top',
      'e2e/shell > navbar > leaves on scrolling down and comes back on scrolling up and at the top',
    ],
    [
      'The navbar stays hidden after hash navigation',
      'e2e/shell > navbar > stays away after a heading was chosen in the contents',
    ],
    [
      'The navbar has brand, links, search, Ask AI and the color mode',
      'component/features/navbar/Navbar > the navbar > has the brand and links to dashboard, blog, code and community, each with a name',
      'component/features/navbar/Navbar > the navbar > has search, as a box and for a phone as an icon, Ask AI and the switch of colors',
      'e2e/shell > navbar > has the links of the product',
      'e2e/shell > navbar > has a working Ask AI button on every kind of page, pressed before the start too',
    ],
    [
      'The search box is hidden on a phone',
      'e2e/search > the button > is an icon on a phone, where the box is hidden',
    ],
    [
      'A navbar item of the type default is a link',
      `${item} > of the type default is a link that is marked on its page`,
    ],
    [
      'A navbar item of the type dropdown opens and closes',
      'component/catalogue/navbarItems > the dropdown > of the type default with items is a dropdown',
      'component/catalogue/navbarItems > the dropdown > closes on Escape, which gives the focus back, and on a press elsewhere',
    ],
    [
      'Navbar items of the types search, custom search and custom AI chat render',
      `${item} > of the type %s renders`,
    ],
    [
      'Navbar items lead to a doc or to the first page of a sidebar',
      `${item} > of the types doc and docSidebar leads to the page or the first one of the sidebar`,
      `${item} > of the type docSidebar leads to the first page of the sidebar`,
    ],
    [
      'The current item is marked whatever the base URL',
      'unit/features/navbar/isActiveLink > an item of the navbar is the current one > %s',
      'unit/features/navbar/isActiveLink > an item of the navbar is not the current one > %s',
    ],
    [
      'The locale switcher keeps path, query and hash',
      'e2e-variants/shell/shell > the locale switcher > leads to the same path in other locales, keeping query and hash',
    ],
    [
      'The locale switcher appears only with more than one locale',
      'component/catalogue/navbarItems > the locale switcher > is not there with one locale',
    ],
    [
      'The docs-version dropdown leads to the equivalent doc and saves the preference per plugin',
      'e2e-variants/shell/shell > the docs-version dropdown > leads to the equivalent doc in another version and saves the preference',
      `${versions} > saves the preference for its docs plugin in local storage`,
      `${versions} > links to the main doc of a version that lacks the page`,
    ],
    [
      "A single version is labeled 'Next'",
      `${versions} > is a link, labelled Next, where there is one version`,
    ],
    ['The sidebar cannot be hidden', 'e2e/shell > sidebar > cannot be hidden'],
    [
      'The sidebar collapses other sections by itself',
      'e2e/shell > sidebar > opens the section of the page and closes the others',
      'e2e/shell > sidebar > closes the section beside the one that is opened by hand',
    ],
    [
      'The menu of a phone opens and is operated by keyboard, keeps the focus and gives it back',
      `${menu} > opens by keyboard, keeps the focus, and gives it back on Escape`,
    ],
    [
      'The menu of a phone has close buttons',
      `${menu} > closes by its button and by a press beside it`,
    ],
    [
      "The menu of a phone has two panels and 'Back to main menu'",
      `${menu} > shows the sidebar first, and the links of the navbar behind "Back to main menu"`,
      `${menu} > has the main menu alone on a page without a sidebar`,
    ],
    [
      'The menu closes when the viewport becomes desktop, above 996 px, and is not there on one',
      `${menu} > closes when the window becomes a desktop, above 996 px`,
      `${menu} > is not there on a desktop`,
    ],
    [
      'A dropdown in the menu is collapsed, and expanded where one of its items is active',
      'e2e-variants/shell/shell > the dropdown in the menu of a phone > is collapsed, and expands automatically when one of its items is active',
    ],
    [
      'The announcement bar has configured colors and an optional close button',
      'e2e-variants/shell/shell > the announcement bar > has the configured content and colors',
      'component/features/announcement/AnnouncementBar > the announcement bar > has an optional close button',
    ],
    [
      'A dismissed announcement stays away, without a flash',
      'e2e-variants/shell/shell > the announcement bar > that was closed stays away, also before the application starts',
    ],
    [
      'A dismissed announcement is back when its id changes, without a shift',
      'e2e-variants/shell/shell > the announcement bar > is back when its id changes, and moves nothing',
    ],
  ],
};

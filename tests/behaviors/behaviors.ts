export interface BehaviorGroup {
  title: string;
  /** What the site does, by the tag of the tests that prove it. */
  behaviors: Readonly<Record<string, string>>;
}

/** What the site does beyond its words, by the parts of its specification: each behavior by the tag of its tests. */
export const behaviorGroups: readonly BehaviorGroup[] = [
  {
    title: 'Pages and routes',
    behaviors: {
      'page-address-title-heading': 'Every page has its own address, title and first heading',
      'unknown-route-not-found': 'A catch-all route shows the not-found page',
      'landing-page-at-root': 'The root has a landing page, without the docs sidebar',
      'landing-demo':
        'The demo is a picture until the reader runs it, and then a backend in two windows; nothing moves',
      'one-sidebar-order': 'There is one sidebar, whose order previous and next follow',
      'module-list-outside-sidebar': "The list of all modules isn't part of the sidebar",
      'html-path-redirects':
        'A path that ends in .html or /index.html leads to the page without it',
      'unlisted-pages': 'Unlisted pages are in no sidebar but their own',
    },
  },
  {
    title: 'Loading pages',
    behaviors: {
      'lazy-page-spinner': 'Pages load lazily; a spinner shows while loading',
      'failed-load-retry':
        'A failed load shows the error text and a Retry button that works once the fault is lifted',
      'old-deployment-reload':
        'Code that is gone with an old deployment leads to the new page, never to a dead end',
      'failed-page-chunk-at-start':
        'Code of a page that fails while the application starts leaves the document, and the next press tries again',
      'failed-script-at-start':
        'Whichever script fails while the application starts, the next press starts exactly one application',
      'failed-preload-reloads-once': 'A route preload that fails warns and reloads, at most once',
      'page-module-without-default': 'A page module without default export is an error',
      'new-path-at-top': 'A new path begins at the top',
      'new-path-at-hash': 'A new path with a hash begins at its heading',
      'back-forward-restore': 'Back and forward restore page and place',
      'prefetch-on-hover': 'Links are prefetched on hover',
      'prefetch-on-touch-or-visible': 'Links are prefetched on touch and when they are visible',
      'no-prefetch-on-slow-connections': 'Nothing is prefetched on 2g or with data saver',
      'failed-prefetch-is-silent': 'A failed prefetch is not an error',
      'progress-bar-delay':
        'The progress bar starts after 200 ms and completes when the route has updated',
      'progress-bar-steps':
        'The progress bar has a minimum of 0.08, speed 200 ms, trickle 0.02 every 800 ms',
      'route-matcher-cache-limit': 'The route matcher caches at most 10,000 paths',
    },
  },
  {
    title: 'Embedded answers',
    behaviors: {
      'ask-ai-right-passage': 'A question that the docs answer gets the passage that answers it',
      'ask-ai-refusal':
        'A question that the docs do not answer gets the nearest pages and the community instead',
      'ask-ai-direct-answer':
        'A question about a price, a time or a number gets the row or the sentence with it',
      'ask-ai-about-page': 'A question about a page gets the passages of that page first',
      'search-recent-pages':
        'Search offers recent searches and pages, which stay in the browser, and six common tasks',
      'search-promises':
        'Search says which of the promised sources a build lacks, and that its answers are quotes',
      'page-menu-ask': 'The menu of a page opens Ask AI for questions about that page',
      'ask-ai-code-colors': 'The code of an answer has colors',
      'ask-ai-follow-up-in-view': 'A follow-up question scrolls into view',
    },
  },
  {
    title: 'Finding an error',
    behaviors: {
      'error-box':
        'A pasted error leads to its entry, without a request to another host and whatever ids, paths and stack it has',
      'error-box-unknown':
        'An error that is unknown says so, with search and the community as ways to go on',
      'error-box-scriptless': 'Without scripts the page has its entries and no box',
    },
  },
  {
    title: 'Hash-router mode',
    behaviors: {
      'hash-landing-page': 'The landing page shows',
      'hash-links': 'Links lead on within the document',
      'hash-deep-link': 'A deep link shows its page',
      'hash-heading-links': 'Links to headings work',
      'hash-skip-link': 'The skip link works',
      'hash-search': 'Search finds and opens pages',
      'hash-unknown-page': 'An unknown page says so',
    },
  },
  {
    title: 'Shell of a page',
    behaviors: {
      'skip-link': 'Each page has a skip link to the main content',
      'target-visible': 'Where a link led is visible, by a tint that fades and a bar',
      'contents-active-in-view': 'The contents keep the heading being read in view',
      'navbar-leaves-no-gap': 'Sidebar and contents move up when the navbar hides',
      'phone-contents':
        'On a phone the contents are a bar that stays, with a list that is searched',
      'single-version-hidden': 'The navbar has no menu of versions while there is one',
      'phone-menu-rows': "The phone's menu has rows for a thumb and labeled links",
      'folded-code-state': 'Folded code shows whether it is open',
      'code-changes':
        'A step that changes a file shows the changed lines; the whole file is one press away, without scripts too',
      'file-names-follow': 'File names follow the language of the code in every block',
      'tutorial-numbers': 'The numbers of the tutorial begin with its first part',
      'learning-paths':
        'Learning paths lead through pages that exist, in order and with their minutes',
      'landing-one-screen':
        'The landing page says in one screen what the platform is, for whom, and how to start',
      'resume-reading':
        'The landing page offers the page that was read last, which only the browser keeps',
      'step-progress':
        'The number of the step that is being read stays in view, with how many there are',
      'step-checkpoints':
        'Each step of a quickstart says what a reader should see, and so does the tutorial',
      'figure-first': 'The page that explains the platform opens with its figure',
      'page-feedback':
        'A page ends with a link to report a problem; readers who have accepted product analytics are asked whether it was helpful, and why',
      'figure-steps':
        'Choosing an item in the legend of a figure fades the other steps, without scripts too; in print all are there',
      'phone-tables':
        'On a phone, tables with two columns stack, wide ones keep their first column, and numbers align right',
      'last-updated': 'A page ends with the date of its last change',
      'operation-columns': 'HTTP operations have request, form and response next to the article',
      'operation-address-copied': 'The address of an HTTP operation is copied by a button',
      'operation-live-samples': 'The samples of an HTTP operation follow its form',
      'page-menu': 'The menu of a page loads when it is opened, and offers assistants',
      'page-markdown-link': 'The Markdown of a page is a link, which needs no script',
      'main-first': 'The HTML of a page has its content before the sidebar',
      'heading-anchors': "Headings have anchors titled 'Direct link to {heading}'",
      'contents-levels': 'The contents show headings of levels 2 and 3',
      'contents-current-heading': 'The contents mark the heading being read',
      'navbar-hides-on-scroll':
        'The navbar hides on scrolling down, shows on scrolling up and at the top',
      'navbar-hidden-after-hash': 'The navbar stays hidden after hash navigation',
      'navbar-items': 'The navbar has brand, links, search, Ask AI and the color mode',
      'search-box-hidden-on-phone': 'The search box is hidden on a phone',
      'navbar-default-item': 'A navbar item of the type default is a link',
      'navbar-dropdown': 'A navbar item of the type dropdown opens and closes',
      'navbar-search-and-chat-items':
        'Navbar items of the types search, custom search and custom AI chat render',
      'navbar-doc-items': 'Navbar items lead to a doc or to the first page of a sidebar',
      'navbar-current-item': 'The current item is marked whatever the base URL',
      'locale-switcher-keeps-address': 'The locale switcher keeps path, query and hash',
      'locale-switcher-needs-locales': 'The locale switcher appears only with more than one locale',
      'version-dropdown':
        'The docs-version dropdown leads to the equivalent doc and saves the preference per plugin',
      'single-version-label': "A single version is labeled 'Next'",
      'sidebar-not-hideable': 'The sidebar cannot be hidden',
      'sidebar-auto-collapse': 'The sidebar collapses other sections by itself',
      'phone-menu-keyboard':
        'The menu of a phone opens and is operated by keyboard, keeps the focus and gives it back',
      'phone-menu-close-buttons': 'The menu of a phone has close buttons',
      'phone-menu-panels': "The menu of a phone has two panels and 'Back to main menu'",
      'phone-menu-closes-on-desktop':
        'The menu closes when the viewport becomes desktop, above 996 px, and is not there on one',
      'phone-menu-dropdown':
        'A dropdown in the menu is collapsed, and expanded where one of its items is active',
      'announcement-bar': 'The announcement bar has configured colors and an optional close button',
      'announcement-dismissed': 'A dismissed announcement stays away, without a flash',
      'announcement-new-id':
        'A dismissed announcement is back when its id changes, without a shift',
    },
  },
  {
    title: 'States and transitions',
    behaviors: {
      'color-mode-default':
        'The color mode is that of the system by default, light where it has no preference',
      'color-mode-without-scripts': 'Without scripts, the color mode is that of the system',
      'color-mode-alternates': 'The color mode alternates between light and dark',
      'color-mode-cycles':
        'The color mode cycles through system, light and dark where the system is respected',
      'color-mode-switch-disabled':
        'The switch of the color mode is disabled until the page is active',
      'color-mode-remembered': 'The color mode is remembered and does not flash on load or reload',
      'color-mode-other-tab': 'The color mode follows another tab',
      'consent-choice-stored': 'Consent: Accept and Decline are stored and hide the banner',
      'consent-analytics-persistence':
        'On Accept the persistence of analytics switches to local storage and cookie',
      'search-opens': 'Search opens by its button and by Ctrl or Cmd+K, the default prevented',
      'search-closes': 'Search closes by Escape, Cancel and backdrop, and forgets the query',
      'search-locks-scroll': 'The page does not scroll while search is open',
      'search-empty-query':
        'An empty query shows the input alone; another one results and key hints',
      'search-debounce':
        'The query waits for 250 ms; a loading indicator shows while either search is pending',
      'search-direct-answer':
        'The first result says what it can by itself: a signature, a cause and fix, the value of a limit',
      'search-filter-counts':
        'The chips of search count all hits, and each lists the best of its section',
      'change-restyles-little':
        'A change of the document, as by a search, restyles only what it concerns',
      'search-show-more': 'All hits that are counted can be listed, eight at a time',
      'search-nonsense': 'A query of words that the docs do not know has no results',
      'search-highlight':
        'The highlight goes back to the first result, moves by arrows within bounds and by the mouse',
      'search-enter': 'Enter opens the highlighted result, and nothing while results load',
      'crash-try-again': 'Try again clears the error of a page that crashed',
    },
  },
  {
    title: 'Errors',
    behaviors: {
      'error-missing-sidebar': 'A current sidebar that is missing is an error',
      'error-path-without-category': 'A path that is in no category is an error',
      'error-unknown-sidebar-or-doc': 'A sidebar id or doc id that is not found is an error',
      'error-storage-unavailable':
        'Storage that is unavailable costs one warning, and everything works for the visit',
      'error-undecodable-path':
        "A path that cannot be decoded is a 'could not be decoded' URI error",
      'error-wrong-base-url': 'A site that does not load at its base URL shows a banner',
      'error-recoverable-hydration': 'Recoverable errors of hydration are logged to the console',
      'error-unknown-version':
        'An unknown docs version in the dropdown is an error that lists the names',
      'error-empty-sidebar-item':
        'A sidebar item of the navbar with nothing to link to is an error',
      'error-missing-provider': 'A missing provider is an error that names it',
      'error-unexpected-color-mode': 'An unexpected color mode is an error',
      'error-unknown-navbar-type': 'An unknown type of navbar item is an error',
      'error-navbar-item': 'A navbar item that fails tells to check its configuration',
      'error-page-crashed':
        "A page that crashes is titled 'This page crashed.', with the error text and a button to try again",
      'error-outside-layout':
        "A crash outside of the layout is titled 'Page Error', with 'This page crashed' and 'Try again'",
      'error-analytics':
        "Analytics that fail warn 'Analytics request failed with response' or 'Analytics response failed with error'",
      'error-search': 'A search that fails is named, and Retry asks again',
    },
  },
  {
    title: 'Constants and limits',
    behaviors: {
      'scroll-doc-event': "'scroll doc' is sent past 300 px",
      'typescript-by-default': 'Code is TypeScript for a reader who has not chosen',
      'preferences-in-local-storage': 'Preferences are kept in local storage',
      'consent-cookie-attributes':
        'The cookie allowsCookies: path /, 400 days, secure unless on localhost, for the parent domain',
      'consent-cookie-polling': 'Cookies are polled every 300 ms where no event tells of changes',
      'consent-banner-texts':
        'The consent banner has its text, Decline, Accept and a Privacy Policy link',
      'search-button-texts':
        "The search button says 'Search docs and more...' with ⌘K on Apple's systems and Ctrl K elsewhere",
      'search-placeholder':
        "The placeholder of search is 'Search across Docs, Stack, and Discord...'",
      'search-hits-per-page': 'Three docs hits a page are asked for',
      'search-dialog-size':
        'The dialog is 45rem wide and 5rem high when empty, at most min(80vh, 60rem), and covers a phone',
      'ai-option-text': "The AI option says 'Get an instant AI answer'",
      'search-host-retry-after':
        'A host of docs search that cannot be reached is asked again after 2 minutes',
      'copyright-year': 'The copyright year is 2025',
    },
  },
  {
    title: 'Access and robustness',
    behaviors: {
      'accessible-use':
        'By keyboard, zoomed, narrow, without motion, in forced colors, on 15 kinds of pages',
      'no-axe-violations': 'No page has a violation that axe knows of',
      'random-actions': '2,000 random actions leave a page that is whole',
      'silent-console': 'Pages load, start and change without a word in the console',
    },
  },
  {
    title: 'Answers of the edge',
    behaviors: {
      'edge-negotiates-pages':
        'A page is HTML or Markdown, as the Accept header prefers, or 406 with a Markdown body; Vary says so',
      'edge-negotiates-pages-only': 'Other files and the .md URLs are never negotiated',
      'edge-head-like-get': 'HEAD has the status and the headers of GET',
      'edge-etag-per-variant': 'HTML and Markdown have different ETags, and 304 spares the body',
      'edge-noindex-on-copies': 'Only the .md URL is marked noindex, and no rule for *.md leaks',
      'edge-link-header':
        'A Link header names the other variant of a page and the documents for machines',
      'edge-markdown-not-found':
        'An unknown page is a 404 in Markdown, with similar pages, for clients that ask for Markdown',
      'edge-redirects-keep-markdown': 'Old addresses lead to the Markdown of the new page, too',
      'edge-methods': 'Any method but GET and HEAD is not allowed on pages and files',
      'edge-api-catalog': 'The API catalog is at /.well-known/api-catalog',
      'edge-base-url': 'Everything works below a base URL',
      'edge-fault-static': 'A fault in the Worker leaves the static page',
    },
  },
  {
    title: 'The docs over MCP',
    behaviors: {
      'mcp-both-eras':
        'Clients with and without a session handshake are served at the same address, without sessions',
      'mcp-tools': 'The tools are listed in a fixed order, have titles, and only read',
      'mcp-search-fetch':
        'search and fetch take one string each and return the shapes that ChatGPT expects',
      'mcp-search-as-dialog': 'search finds what the search dialog finds, in the same order',
      'mcp-results-fetch': 'Every id of a search result can be fetched and read',
      'mcp-result-size': 'No result has more than 100,000 characters',
      'mcp-long-pages': 'A long page comes in parts, and each says how to get the next',
      'mcp-unknown-id': 'An unknown id is an error that names the nearest one',
      'mcp-find-error': 'find_error returns the cause and the fix of an error as it was printed',
      'mcp-resources': 'Pages are resources with the addresses of their Markdown copies',
      'mcp-unknown-resource': 'An unknown resource is error -32602',
      'mcp-cache-hints': 'Clients may keep lists and pages for an hour',
      'mcp-origin': 'A page of an unknown origin is refused with 403',
      'mcp-preflight': 'A CORS preflight allows what clients send',
      'mcp-post-only': 'GET and DELETE are refused with 405',
      'mcp-server-card': 'The server card says the same as the server itself',
      'ai-catalog': 'The AI catalog leads to the server card',
      'agent-skills': 'The index of agent skills has the address and the digest of each skill',
    },
  },
  {
    title: 'Machine readers',
    behaviors: {
      'llms-txt-lists-all':
        'llms.txt lists every page once, with a description, and every file with several pages',
      'llms-txt-format': 'llms.txt has the form of llmstxt.org and the order of the sidebar',
      'llms-txt-sizes': 'llms.txt tells the size of each file with several pages',
      'llms-txt-fits':
        'llms.txt has fewer than 50,000 characters, and each file with the pages of a section fewer than 100,000',
      'llms-txt-of-sections': 'Each section has its own llms.txt',
      'llms-full-is-the-pages':
        'Files with several pages contain those pages unchanged, each page once',
      'markdown-says-the-same': "A page's Markdown says the same as its HTML",
      'markdown-names-its-source': 'Markdown begins with the address of its page and of the index',
      'markdown-fits': 'The Markdown of a page has fewer than 50,000 characters',
      'markdown-links-absolute': 'Links in Markdown are absolute, and lead to pages and files',
      'markdown-fences-valid': 'Fences in Markdown are closed and name their language',
      'html-keeps-closing-tags': 'HTML keeps its closing tags',
      'html-directive':
        'The body begins with a sentence about llms.txt, which readers neither see nor hear',
      'html-names-its-markdown': 'A page names its Markdown',
      'html-marks-repetitions': 'Agents see what repeats the text or only serves the interface',
      'robots-txt': 'robots.txt lets agents read everything and leads to the sitemap',
      'no-soft-404': 'No redirect answers for unknown addresses',
    },
  },
  {
    title: 'Security',
    behaviors: {
      'strict-policy':
        'A page runs only its own scripts and the services that are configured, and reaches no other host',
      'security-headers': 'Every file is sent with the security headers',
      'form-without-vendors':
        'Scripts of vendors never run in the document with the form for a deploy key',
      'safe-search-addresses':
        'The address of a search result is a page of the site, one over https elsewhere, or dropped',
    },
  },
  {
    title: 'Live samples',
    behaviors: {
      'live-both-windows':
        'A press runs the sample in two windows that update together; nothing is loaded before',
      'live-network': 'A window can be slow or offline; a mutation waits until the network is back',
      'live-panels': 'Panels show the documents, and what each function has read and written',
      'live-reset': 'A reset starts with a new backend, and a stop removes the frame',
      'live-accessible': 'The windows and panels are accessible in both themes and fit a phone',
      'live-isolated': "A sample can't reach the page, its storage or the network",
      'live-endless': 'A function or a component that never ends is stopped, and the page goes on',
      'live-edit':
        'Readers edit the functions and the component of a sample, and run them in both windows',
      'live-edit-errors': 'A mistake in edited code is shown at its line and announced',
      'live-edit-keyboard': 'The editor works with the keyboard, and Escape lets Tab leave it',
      'live-edit-accessible': 'The editor is accessible in both themes and fits a phone',
      'live-link': 'A link to edited code shows it, and runs nothing before the press',
      'live-steps': 'Mutations that readers step run on a snapshot, and again after a conflict',
      'live-states':
        'The tutorial runs in each state that changes what the app does, several of them on one page',
      'live-pages': 'Each page with a live sample has one that does what the page says',
      'live-conformance':
        'The backend in the browser returns the results and errors of the platform',
      'live-consistent':
        'Every snapshot is consistent, and each mutation runs once, under load and lost connections',
      'other-engines': 'Search and live samples work in Firefox and WebKit',
      'live-protocol': 'A client whose protocol is not that of live samples fails the build',
    },
  },
];

const current = {
  name: 'current',
  label: 'Next',
  isLast: true,
  path: '/',
  mainDocId: 'home',
  docs: [{ id: 'home', path: '/home', sidebar: 'docs' }],
};

export default {
  'docusaurus-plugin-content-docs': {
    default: { path: '/', breadcrumbs: true, versions: [current] },
  },
};

import { definePatch } from './define/definePatch';

export const announcement = definePatch({
  name: 'announcement',
  reason:
    'A reader who has closed an earlier announcement would see a new one late; the script in plugins/delivery/announcement reads what Docusaurus has stored.',
  reliesOn: ['@docusaurus/theme-common'],
  expects: {
    '@docusaurus/theme-common/lib/contexts/announcementBar.js': [
      /createStorageSlot\('docusaurus\.announcement\.dismiss'\)/,
      /createStorageSlot\('docusaurus\.announcement\.id'\)/,
      /DismissStorage\.get\(\) === 'true'/,
    ],
  },
});

import { join } from 'node:path';
import { replacePart } from '../../../build';
import { definePatch } from '../define/definePatch';

const file = JSON.stringify(join(__dirname, 'leanTags.cjs'));

export const themeTags = definePatch({
  name: 'themeTags',
  reason:
    "The theme puts a sprite and a script that the site doesn't use before each page; its other scripts only set attributes of <html>, and share a hash with the loader in the head.",
  reliesOn: ['@docusaurus/core', '@docusaurus/theme-classic'],
  template(template) {
    const [encoding, tags] = ['<meta charset="UTF-8">', '<%~ it.preBodyTags %>'];
    const owner = 'delivery/patches/themeTags';
    const scripts = `${encoding}
    <% const { leanTags } = process.getBuiltinModule('node:module').createRequire(${file})(${file}); %>
    <% const themeTags = leanTags(it.preBodyTags); %>
    <%~ themeTags.scripts %>`;
    const withScripts = replacePart(template, encoding, scripts, owner);
    return replacePart(withScripts, tags, '<%~ themeTags.rest %>', owner);
  },
});

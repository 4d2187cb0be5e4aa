import { type HTMLElement, Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { currentScript } from '../../../../../plugins/delivery/static-first/template';

const body = `<main><aside><a href="#read" aria-current="true">Read</a><a href="#write">Write</a></aside></main>
<nav data-sidebar><a href="/a">A</a><a href="/b" aria-current="page">B</a></nav>`;

/** Runs the script on a page. @returns what is marked then */
function run(hash: string) {
  const {
    document,
    location,
    HTMLElement: Base,
  } = new Window({ url: `https://a.example/b${hash}` });
  document.body.innerHTML = body;
  Object.defineProperties(Base.prototype, {
    // happy-dom doesn't reflect it.
    ariaCurrent: {
      configurable: true,
      set(this: HTMLElement, value: string | null) {
        if (value === null) this.removeAttribute('aria-current');
        else this.setAttribute('aria-current', value);
      },
    },
  });
  new Function('document', 'location', currentScript)(document, location);
  return [...document.querySelectorAll('[aria-current]')].map((link) => link.textContent);
}

describe('the script for the current entry of sidebar and contents', () => {
  test.each([
    ['#write', 'Write'],
    ['', 'Read'],
    ['#elsewhere', 'Read'],
  ])('marks the section of the address "%s" in the contents', (hash, section) => {
    expect(run(hash)).toEqual([section, 'B']);
  });
});

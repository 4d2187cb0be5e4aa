import { type HTMLElement, Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { currentScript } from '../../../../../plugins/delivery/static-first/template';

const body = `<main><aside><a href="#read" aria-current="true">Read</a><a href="#write">Write</a></aside></main>
<nav data-sidebar><a href="/a">A</a><a href="/b" aria-current="page">B</a></nav>`;

/** Runs the script on a page whose boxes begin at 60 px, are 600 px high and have each link at `top`. */
function run({ hash = '', top = 200 }) {
  const {
    document,
    location,
    HTMLElement: Base,
  } = new Window({ url: `https://a.example/b${hash}` });
  document.body.innerHTML = body;
  Object.defineProperties(Base.prototype, {
    clientHeight: { configurable: true, value: 600 },
    getBoundingClientRect: {
      configurable: true,
      value(this: HTMLElement) {
        return { top: this.matches('a') ? top : 60 };
      },
    },
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
  return {
    current: [...document.querySelectorAll('[aria-current]')].map((link) => link.textContent),
    scrolled: [...document.querySelectorAll('aside, nav')].map((box) => box.scrollTop),
  };
}

describe('the script for the current entry of sidebar and contents', () => {
  test('scrolls what is current and below the fold to the upper third', () => {
    expect(run({ top: 1060 }).scrolled).toEqual([800, 800]);
    expect(run({ top: 200 }).scrolled).toEqual([0, 0]);
  });

  test.each([
    ['#write', 'Write'],
    ['', 'Read'],
    ['#elsewhere', 'Read'],
  ])('marks the section of the address "%s" in the contents', (hash, section) => {
    expect(run({ hash }).current).toEqual([section, 'B']);
  });
});

import { describe, expect, test } from 'vitest';
import type { Call, Parts } from '../../../../../plugins/content/data/history';
import { compareSurfaces } from '../../../../../plugins/reference/versions/compareSurfaces';

/** A form of a function whose parameters are strings, written as `name` or `name: type`. */
function form(...parameters: string[]): Call {
  const all = parameters.map((parameter) => {
    const [name = '', type = 'string'] = parameter.split(': ');
    return { name, type };
  });
  return { parameters: all, parts: Object.fromEntries(all.map(({ name }) => [`#${name}`, {}])) };
}

const changed = (before: Parts, after: Parts) => {
  const { api } = compareSurfaces({ api: before, cli: {} }, { api: after, cli: {} });
  return Object.fromEntries(Object.entries(api).filter(([, keys]) => keys.length > 0));
};

describe('two releases compared', () => {
  test('differ in nothing when they are the same', () => {
    const api = { 'server/get': { calls: [form('id')], parts: { '.old': {} } } };
    expect(changed(api, api)).toEqual({});
  });

  test('differ in new and missing names, without the parts of a new one', () => {
    const before = { 'server/a': {}, 'server/b': { parts: { '.x': {} } } };
    const after = { 'server/b': { parts: { '.y': {} } }, 'server/c': { parts: { '.z': {} } } };
    expect(changed(before, after)).toEqual({
      new: ['server/b.y', 'server/c'],
      removed: ['server/b.x', 'server/a'],
    });
  });

  test('differ in what is deprecated, and in what no longer is', () => {
    const before: Parts = { a: {}, b: { isDeprecated: true } };
    const after: Parts = { a: { isDeprecated: true }, b: {} };
    expect(changed(before, after)).toEqual({ deprecated: ['a'], restored: ['b'] });
  });

  test('differ in a second form, and the first one is named by its parameters from then on', () => {
    const before = { 'server/get': { calls: [form('id')] } };
    const after = { 'server/get': { calls: [form('table', 'id'), form('id')] } };
    expect(changed(before, after)).toEqual({
      new: ['server/get(table, id)'],
      renamed: [
        ['server/get', 'server/get(id)'],
        ['server/get#id', 'server/get(id)#id'],
      ],
    });
  });

  test('differ in a new parameter', () => {
    const before = { 'server/f': { calls: [form('a')] } };
    const after = { 'server/f': { calls: [form('a', 'options')] } };
    expect(changed(before, after)).toEqual({ new: ['server/f#options'] });
  });

  test('have the same parameter when only its name has changed', () => {
    const before = { 'server/f': { calls: [form('a', 'opts')] } };
    const after = { 'server/f': { calls: [form('a', 'options')] } };
    expect(changed(before, after)).toEqual({ renamed: [['server/f#opts', 'server/f#options']] });
  });

  test('differ when a property becomes a method, because code that reads it breaks', () => {
    const before: Parts = { 'values/VString': { parts: { '.optional': { isDeprecated: true } } } };
    const after: Parts = { 'values/VString': { parts: { '.optional': { calls: [form()] } } } };
    expect(changed(before, after)).toEqual({ new: ['values/VString.optional'] });
  });
});

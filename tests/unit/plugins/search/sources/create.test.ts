import { describe, expect, test } from 'vitest';
import { createSources } from '../../../../../plugins/search/sources/create';
import type { SearchSource } from '../../../../../plugins/search/sources/searchSource';

const embedded: SearchSource = { label: 'Docs search', search: async () => ({ results: [] }) };
const algolia = { appId: 'app', searchApiKey: 'key', indexName: 'docs' };
const ai = { projectId: 'project', apiKey: 'key' };

describe('the sources of a build', () => {
  test('are the embedded index alone without a configuration', () => {
    expect(createSources({}, embedded)).toEqual({ sources: [embedded] });
  });

  test('are the hosted index, with the embedded one for when all fail', () => {
    const { sources, fallback } = createSources({ algolia }, embedded);
    expect(sources.map(({ label }) => label)).toEqual(['Docs search']);
    expect(sources[0]).not.toBe(embedded);
    expect(fallback).toBe(embedded);
  });

  test('have AI search after the docs', () => {
    const labels = (config: Parameters<typeof createSources>[0]) =>
      createSources(config, embedded).sources.map(({ label }) => label);
    expect(labels({ algolia, ai })).toEqual(['Docs search', 'AI search']);
    expect(labels({ ai })).toEqual(['Docs search', 'AI search']);
  });

  test('need no fallback if they include the embedded index', () => {
    expect(createSources({ ai }, embedded).fallback).toBeUndefined();
  });
});

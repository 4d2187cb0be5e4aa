// cspell:ignoreRegExp /'[a-z]+'/g
/** A vowel, or a `y` after a consonant. */
function isVowel(word: string, index: number): boolean {
  const letter = word[index] ?? '';
  if ('aeiou'.includes(letter)) return true;
  return letter === 'y' && index > 0 && !isVowel(word, index - 1);
}

/** How often vowels are followed by consonants: Porter's measure of a word's length. */
function measure(word: string): number {
  let count = 0;
  for (let index = 1; index < word.length; index += 1) {
    if (!isVowel(word, index) && isVowel(word, index - 1)) count += 1;
  }
  return count;
}

function hasVowel(word: string): boolean {
  for (let index = 0; index < word.length; index += 1) if (isVowel(word, index)) return true;
  return false;
}

function endsInDouble(word: string): boolean {
  const last = word.length - 1;
  return last > 0 && word[last] === word[last - 1] && !isVowel(word, last);
}

/** Consonant, vowel, consonant, as in `hop`, where the last is not w, x or y. */
function endsShort(word: string): boolean {
  const last = word.length - 1;
  return (
    last >= 2 &&
    !isVowel(word, last) &&
    isVowel(word, last - 1) &&
    !isVowel(word, last - 2) &&
    !/[wxy]$/.test(word)
  );
}

type Rules = readonly (readonly [suffix: string, replacement: string])[];

/** Longer suffixes first. */
const doubleSuffixes: Rules = [
  ['ational', 'ate'],
  ['ization', 'ize'],
  ['iveness', 'ive'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['tional', 'tion'],
  ['biliti', 'ble'],
  ['entli', 'ent'],
  ['ousli', 'ous'],
  ['ation', 'ate'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['iviti', 'ive'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['izer', 'ize'],
  ['abli', 'able'],
  ['alli', 'al'],
  ['ator', 'ate'],
  ['eli', 'e'],
];

const singleSuffixes: Rules = [
  ['icate', 'ic'],
  ['ative', ''],
  ['alize', 'al'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ness', ''],
  ['ful', ''],
];

const lastSuffixes: Rules = [
  'ement',
  'ance',
  'ence',
  'able',
  'ible',
  'ment',
  'ant',
  'ent',
  'sion',
  'tion',
  'ism',
  'ate',
  'iti',
  'ous',
  'ive',
  'ize',
  'al',
  'er',
  'ic',
  'ou',
].map((suffix) => [suffix, /^[st]ion$/.test(suffix) ? (suffix[0] ?? '') : ''] as const);

/** Takes the first suffix that fits off, if enough of the word is left. */
function replace(word: string, rules: Rules, least: number): string {
  for (const [suffix, replacement] of rules) {
    if (!word.endsWith(suffix)) continue;
    const rest = word.slice(0, -suffix.length);
    // These two endings in `ion` keep their first letter, which counts as part of the rest.
    return measure(rest + (least > 1 ? replacement : '')) >= least ? rest + replacement : word;
  }
  return word;
}

function dropPast(word: string): string {
  const match = /^(.*?)(ed|ing)$/.exec(word);
  const rest = match?.[1] ?? '';
  if (word.endsWith('eed')) return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word;
  if (!match || !hasVowel(rest)) return word;
  if (/(at|bl|iz)$/.test(rest)) return `${rest}e`;
  if (endsInDouble(rest) && !/[lsz]$/.test(rest)) return rest.slice(0, -1);
  return measure(rest) === 1 && endsShort(rest) ? `${rest}e` : rest;
}

const known = new Map<string, string>();

/**
 * The stem of a word in lower case, after Porter (https://tartarus.org/martin/PorterStemmer/): that of
 * `pagination` and `paginated` is the same. Words with anything but a–z are left as they are.
 */
export function stem(word: string): string {
  if (word.length < 3 || /[^a-z]/.test(word)) return word;
  const before = known.get(word);
  if (before !== undefined) return before;
  let result = word.replace(/(ss|i)es$/, '$1').replace(/([^s])s$/, '$1');
  result = dropPast(result);
  if (result.endsWith('y') && hasVowel(result.slice(0, -1))) result = `${result.slice(0, -1)}i`;
  result = replace(result, doubleSuffixes, 1);
  result = replace(result, singleSuffixes, 1);
  result = replace(result, lastSuffixes, 2);
  if (result.endsWith('e')) {
    const rest = result.slice(0, -1);
    const length = measure(rest);
    if (length > 1 || (length === 1 && !endsShort(rest))) result = rest;
  }
  if (endsInDouble(result) && result.endsWith('l') && measure(result) > 1) {
    result = result.slice(0, -1);
  }
  known.set(word, result);
  return result;
}

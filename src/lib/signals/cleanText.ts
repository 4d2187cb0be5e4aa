// cspell:ignore aiza akia glpat pousr punkt sess
/** In characters. */
const maxLength = 80;

/** Longer texts are pasted documents. They aren't read to the end. */
const maxRead = 1000;

/** Texts that could name a reader, an account or a deployment, or that no reader writes; after `plain`. */
const privateTexts: readonly RegExp[] = [
  // Mail addresses, however they are disguised.
  /@|[([{<]\s*at\s*[)\]}>]|\S\s+at\s+\S+\s+(?:dot|punkt)\s+\S/,
  // Addresses with a query, a fragment or a password.
  /(?:[a-z][\w+.-]*:\/\/|www\.)\S*[?#&=]|[?&#;][\w.[\]-]+=/,
  // Long numbers: telephones, cards, accounts, timestamps; addresses of machines.
  /\p{Nd}{6}|(?:\p{Nd}[\s()./_-]{0,3}){9}/u,
  /\b\d{1,3}(?:\.\d{1,3}){3}\b|(?:\b[\da-f]{1,4}:){3}|[\da-f]{0,4}::[\da-f]{1,4}/,
  // Deployments: `happy-animal-123`, its hosts, and keys such as `prod:happy-animal-123|…`.
  /\b[a-z]+-[a-z]+-\d{1,5}\b|[\w-]\.convex\.(?:cloud|site|dev)\b/,
  /\b(?:prod|dev|preview|project|team|local|anonymous|production|development):\s?[\w-]+(?:\||:[\w-])/,
  /\b(?:prod|dev|preview|project|team)[:|](?=[\w-]{4})|\S\|\S{8}/,
  // Credentials, by their names, their usual beginnings or their form.
  /\b(?:pass(?:word|wd|phrase)?|pwd|secret|(?:api|deploy|admin|access|private)[ _-]?key|token|authorization|cookie|session(?:id)?)["'`]?\s*(?:=|:|\bis\b)\s*\S{3}/,
  /\b(?:bearer|basic)\s+[\w+/=.~-]{8}|-----begin|\bssh-(?:rsa|ed25519)\b/,
  /\b(?:eyj[\w-]{6}|akia[a-z\d]{8}|asia[a-z\d]{12}|aiza[\w-]{10})/,
  /\b(?:sk|pk|rk|whsec|gh[pousr]|github_pat|glpat|npm|xox[a-z]|sess|key|tok|re|sg|user|org|cus|acct)[_.-](?=[\w-]*\d)[\w-]{6}/,
  /\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}/,
  // What scanners send.
  /<\s*\/?\s*(?:script|img|svg|iframe|object|embed|style|body)\b|\bon(?:error|load|focus)\s*=|javascript:/,
  /\.\.[/\\]|["'`]\s*(?:;|or\b|and\b|union\b).*(?:--|=|\bselect\b)|\bdrop\s+table\b|\$\{jndi:/,
  // Folders of an account on a machine.
  /(?:\/(?:users|home)\/|\\users\\|\\documents and settings\\)[^\s/\\]/,
];

const tokenCharacters = /[\p{L}\p{Nd}_+/=~-]{12,}/gu;

/** Whether a run of characters isn't a word or name, but was generated: ids, hashes, encoded bytes. */
function isToken(run: string): boolean {
  const digits = run.match(/\p{Nd}/gu)?.length ?? 0;
  const isHex = /^[\da-f]{12,}$/.test(run) && digits > 0;
  return isHex || run.length >= 40 || (run.length >= 16 && digits >= 3);
}

/** Whether a run changes between upper and lower case like random letters; names in code change seldom. */
function isMixed(text: string): boolean {
  return (text.match(/[A-Za-z\d]{16,}/g) ?? []).some((run) => {
    const changes = run.match(/[a-z](?=[A-Z\d])|[A-Z](?=[a-z\d])|\d(?=[A-Za-z])/g)?.length ?? 0;
    return changes > run.length / 3;
  });
}

/** The same text without what a reader doesn't see: texts could hide in it. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}|\p{M}{3,}/gu, '')
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim();
}

function decoded(text: string): string {
  return text.replace(/%[\da-f]{2}/gi, (code) =>
    String.fromCharCode(Number.parseInt(code.slice(1), 16)),
  );
}

function isPrivate(text: string): boolean {
  const lower = text.toLowerCase();
  return (
    isMixed(text) ||
    privateTexts.some((pattern) => pattern.test(lower)) ||
    (lower.match(tokenCharacters) ?? []).some((run) =>
      // A path or a sentence with slashes isn't one run.
      run.split('/').some((part) => part.length >= 12 && isToken(part)),
    )
  );
}

/**
 * Cleans a text of a reader before it is counted: in lower case and at most 80 characters. The browser does it before
 * anything is sent, and the Worker does it again.
 * @returns undefined for a text that could name someone or something; no part of it is kept
 */
export function cleanText(text: string): string | undefined {
  if (text.length > maxRead) return undefined;
  const whole = plain(text);
  if (isPrivate(whole) || isPrivate(plain(decoded(decoded(whole))))) return undefined;
  const short = [...whole.toLowerCase()].slice(0, maxLength).join('').trim();
  return /\p{L}/u.test(short) && [...short].length > 1 ? short : undefined;
}

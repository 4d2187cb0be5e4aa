/** Whether a host is the reader's own machine, where a deployment may run without TLS. */
export function isOwnMachine(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

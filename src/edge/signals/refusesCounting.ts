/** Whether a request asks not to be counted, by Global Privacy Control or Do Not Track. */
export function refusesCounting(headers: Headers): boolean {
  return headers.get('Sec-GPC') === '1' || headers.get('DNT') === '1';
}

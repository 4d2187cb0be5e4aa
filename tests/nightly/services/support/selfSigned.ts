import { createSign, generateKeyPairSync } from 'node:crypto';

/** An element of a certificate: https://letsencrypt.org/docs/a-warm-welcome-to-asn1-and-der/ */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  const bytes = length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  const size = length < 128 ? [length] : bytes;
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts);

function time(date: Date): Buffer {
  return der(0x17, Buffer.from(date.toISOString().replace(/\D/g, '').slice(2, 14).concat('Z')));
}

/** A self-signed certificate for a host, valid for a day, with its key. */
export function selfSigned(host: string): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(der(0x06, Buffer.from('2a8648ce3d040302', 'hex')));
  const commonName = sequence(
    der(0x06, Buffer.from('550403', 'hex')),
    der(0x0c, Buffer.from(host)),
  );
  const name = sequence(der(0x31, commonName));
  const day = 24 * 60 * 60 * 1000;
  const validity = sequence(time(new Date(Date.now() - day)), time(new Date(Date.now() + day)));
  const serial = der(0x02, Buffer.from([1]));
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const content = sequence(serial, algorithm, name, validity, name, spki);
  const signature = createSign('sha256').update(content).sign(privateKey);
  const bits = der(0x03, Buffer.from([0]), signature);
  const base64 = sequence(content, algorithm, bits)
    .toString('base64')
    .match(/.{1,64}/g);
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${base64?.join('\n')}\n-----END CERTIFICATE-----\n`,
  };
}

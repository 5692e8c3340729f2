/** What an app is told, with a QR code of 21 modules. */
export const sampleSetUp = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  address: 'otpauth://totp/Sabimark:ada%40example.test?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Sabimark',
  qr: Array.from({ length: 21 }, (_, y) =>
    Array.from({ length: 21 }, (_, x) => ((x * y + x) % 3 === 0 ? '1' : '0')).join(''),
  ),
}
export const sampleCodes = Array.from({ length: 10 }, (_, n) =>
  `bcdf${(n % 8) + 2}-ghjkm`.replace('m', 'mnpqrstvwx'[n] ?? 'm'),
)

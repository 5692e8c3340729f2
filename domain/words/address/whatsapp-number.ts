/**
 * The number a chat opens by, from one as people write it: with its country ('+234 803 000 0000'), or a mobile of Nigeria
 * ('0803 000 0000'). Digits alone, country first ('2348030000000'); null for what is neither.
 */
export function whatsAppNumber(typed: string): string | null {
  const said = typed.replace(/[\s()-]/g, '')
  if (/^0[789]\d{9}$/.test(said)) return `234${said.slice(1)}`
  return /^\+?[1-9]\d{7,14}$/.test(said) ? said.replace('+', '') : null
}

import { withoutInvisible } from '../signs/invisible-signs.ts'

/** Whether a text can be an email address: one @, no spaces, a dotted host. Only an email shows whether it arrives. */
export function isEmail(text: string): boolean {
  const [local, host, ...rest] = text.split('@')
  if (local === undefined || host === undefined || rest.length > 0 || text.length > 254) return false
  const isLocal = local.length <= 64 && /^[^\s.@<>(),;:"[\]\\]+(\.[^\s.@<>(),;:"[\]\\]+)*$/u.test(local)
  const isHost = /^[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?(\.[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?)+$/u.test(host)
  // Signs nobody sees make twins of an address.
  return isLocal && isHost && withoutInvisible(text) === text && !/\p{Cc}/u.test(text)
}

import { createHmac, randomBytes } from 'node:crypto'
import type { SourceKind } from '@sabimark/domain/people/guess-limit.ts'
import { placeOf } from '@sabimark/domain/people/guess-place.ts'
import type { RequestFacts } from '../../platform/http/request.ts'
import type { Room } from '../room.ts'
import { answerBrowser, browserOf } from './browser-cookie.ts'
import { keepSources, selectKnown } from './guess.db.ts'

/** Whose password is guessed: what was typed to say who, and for students the school that was typed with it. */
export type Identity = { name: string; school: string | null }

export type NamedSource = { kind: SourceKind; name: string }
type SignInRoom = Pick<Room, 'config' | 'pools'>

/** What was typed is kept as a keyed hash only. */
export function keyOf({ config }: SignInRoom, what: 'guess' | 'school', typed: string): string {
  return createHmac('sha256', config.secrets[0] ?? '')
    .update(`${what}:${typed}`)
    .digest('base64url')
}

/** Every source a request can be counted at, the narrowest first; never none. */
export async function sourcesOf(room: SignInRoom, identity: Identity, request: RequestFacts): Promise<NamedSource[]> {
  const { name: place, isHouse } = placeOf(request.address)
  const browser = browserOf(room.config, request)
  const known = await selectKnown(room.pools.auth, {
    browser: browser === null ? null : `browser ${browser}`,
    place: `place ${place}`,
    accountKey: keyOf(room, 'guess', identity.name),
    schoolKey: identity.school === null ? null : keyOf(room, 'school', identity.school),
  })
  return [
    ...(known.isOwnBrowser ? [{ kind: 'own_browser' as const, name: `browser ${browser}` }] : []),
    ...known.vouchers.map((voucher) => ({ kind: 'school_browser' as const, name: `person ${voucher}` })),
    {
      kind: known.isKnownPlace || isHouse ? ('known_place' as const) : ('strange_place' as const),
      name: `place ${place}`,
    },
  ]
}

/** After a right sign-in: this browser and address are known to be the account's and, with a school, its people's. */
export async function rememberSource(room: SignInRoom, identity: Identity, request: RequestFacts): Promise<void> {
  const browser = browserOf(room.config, request) ?? randomBytes(16).toString('base64url')
  await keepSources(room.pools.auth, {
    browser: `browser ${browser}`,
    place: `place ${placeOf(request.address).name}`,
    accountKey: keyOf(room, 'guess', identity.name),
    schoolKey: identity.school === null ? null : keyOf(room, 'school', identity.school),
  })
  answerBrowser(room.config, request, browser)
}

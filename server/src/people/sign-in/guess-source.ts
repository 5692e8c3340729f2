import { createHmac, randomBytes } from 'node:crypto'
import type { SourceKind } from '@sabimark/domain/people/guess-limit.ts'
import { placeOf } from '@sabimark/domain/words/address/place.ts'
import type { RequestFacts } from '../../platform/http/request.ts'
import type { PeopleServices } from '../account/services.ts'
import { answerBrowser, browserOf } from './browser-cookie.ts'
import { keepSources, selectKnown } from './guess.db.ts'
import type { TypedName } from './typed-name.ts'

export type NamedSource = { kind: SourceKind; name: string }
type SignInRoom = Pick<PeopleServices, 'config' | 'pools'>

/** What was typed is kept as a keyed hash only. */
export function keyOf({ config }: SignInRoom, what: 'guess' | 'school', typed: string): string {
  return createHmac('sha256', config.secrets[0] ?? '')
    .update(`${what}:${typed}`)
    .digest('base64url')
}

/** Every source a request can be counted at, the narrowest first; never none. */
export async function sourcesOf(room: SignInRoom, typed: TypedName, request: RequestFacts): Promise<NamedSource[]> {
  const { name: place, isPrivateNetwork } = placeOf(request.address)
  const browser = browserOf(room.config, request)
  const known = await selectKnown(room.pools.auth, {
    browser: browser === null ? null : `browser ${browser}`,
    place: `place ${place}`,
    accountKey: keyOf(room, 'guess', typed.name),
    schoolKey: typed.school === null ? null : keyOf(room, 'school', typed.school),
  })
  return [
    ...(known.isOwnBrowser ? [{ kind: 'own_browser' as const, name: `browser ${browser}` }] : []),
    ...known.knownMembers.map((member) => ({ kind: 'school_browser' as const, name: `person ${member}` })),
    {
      // Behind a proxy nobody has named, everybody has its address: it makes nobody known.
      kind:
        !typed.isOfCodes && !request.isCallerHidden && (known.isKnownPlace || isPrivateNetwork)
          ? ('known_place' as const)
          : ('strange_place' as const),
      // Wrong codes have no part in what passwords from there may cost.
      name: typed.isOfCodes ? `code place ${place}` : `place ${place}`,
    },
  ]
}

/**
 * After a right sign-in: this browser and address are known to be the account's and, with a school, its people's. When
 * that cannot be kept, whoever signed in is in all the same.
 */
export async function rememberSource(
  room: SignInRoom & Pick<PeopleServices, 'log'>,
  typed: TypedName,
  request: RequestFacts,
): Promise<void> {
  const browser = browserOf(room.config, request) ?? randomBytes(16).toString('base64url')
  try {
    await keepSources(room.pools.auth, {
      browser: `browser ${browser}`,
      place: `place ${placeOf(request.address).name}`,
      accountKey: keyOf(room, 'guess', typed.name),
      schoolKey: typed.school === null ? null : keyOf(room, 'school', typed.school),
    })
  } catch (error) {
    return room.log.error({ err: error }, 'where somebody signed in could not be kept')
  }
  answerBrowser(room.config, request, browser)
}

import type { AnyContractProcedure } from '@orpc/contract'
import type { OpenAPIGenerator } from '@orpc/openapi'
import { contract } from '@sabimark/contract/contract.ts'
import { type CallName, callPermissions } from '@sabimark/contract/permission.ts'
import { refusals } from '@sabimark/contract/refusal.ts'

export type ApiDocument = Awaited<ReturnType<OpenAPIGenerator['generate']>>

type Item = NonNullable<NonNullable<ApiDocument['paths']>[string]>
export type Operation = NonNullable<Item['get']>

const description = `Every call of Sabimark. Sign in with \`POST /api/sign-in\` or \`POST /api/sign-in/student\`; the session is a
cookie. Calls that change something need an \`Origin\` header that names this host. Responses with a status of 400 or more carry a
code and a sentence.`

/** Who opens a call: the session's cookie, a ticket as bearer, or nobody has to. Tickets in a body are part of the input. */
const securitySchemes = {
  session: { type: 'apiKey', in: 'cookie', name: 'sabimark_session', description: 'Set by signing in.' },
  ticket: { type: 'http', scheme: 'bearer', description: 'The ticket that the start of an attempt returns.' },
} as const

/** What any call may answer, before it is looked at. */
const anyAnswer = {
  '400': { description: refusals.BAD_REQUEST.message },
  '503': { description: refusals.UNAVAILABLE.message },
}

/** Describes every call of the contract as REST, for programs. */
export async function makeDocument(publicUrl: string): Promise<ApiDocument> {
  const [{ OpenAPIGenerator }, { ZodToJsonSchemaConverter }] = await Promise.all([
    import('@orpc/openapi'),
    import('@orpc/zod/zod4'),
  ])
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  const document = await generator.generate(contract, {
    info: { title: 'Sabimark', version: '1', description, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: `${publicUrl}/api` }],
    components: { securitySchemes },
  })
  for (const operation of operationsOf(document)) {
    operation.security = securityOf(operation.operationId ?? '')
    operation.responses = { ...anyAnswer, ...operation.responses }
  }
  return document
}

/** All calls of a document, in its order. */
export function operationsOf(document: ApiDocument): Operation[] {
  return Object.values(document.paths ?? {}).flatMap((item) => Object.values((item ?? {}) as Record<string, Operation>))
}

function securityOf(operationId: string): { [scheme: string]: string[] }[] {
  const name = operationId as CallName
  const call = calls.get(operationId)
  if (!call) throw new Error(`The document describes ${operationId}, which is not a call.`)
  if (callPermissions[name].includes('ticket')) return call['~orpc'].route.method === 'GET' ? [{ ticket: [] }] : []
  return 'NOT_SIGNED_IN' in call['~orpc'].errorMap ? [{ session: [] }] : []
}

const calls = new Map<string, AnyContractProcedure>(
  Object.entries(contract).flatMap(([room, ofRoom]) =>
    Object.entries(ofRoom).map(([verb, call]): [string, AnyContractProcedure] => [`${room}.${verb}`, call]),
  ),
)

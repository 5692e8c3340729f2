import type { Role } from '@sabimark/contract/permission.ts'
import type { ResolveParams } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { AnyListInput, FilterOf, Order, SortOf } from './list-input.ts'

export type { Role }

export const allRoles = ['super_admin', 'school_admin', 'teacher', 'student'] as const satisfies readonly Role[]
export const staffRoles = ['super_admin', 'school_admin', 'teacher'] as const satisfies readonly Role[]

/** From @tabler/icons-react, imported by name. */
export type PageIcon = ComponentType<{ size?: number; stroke?: number }>

/** One screen, as a line of the table of contents (shell/pages.ts). */
export type PageDefinition = {
  /** What the menu, the palette and the browser's tab call it. */
  title: string
  /** Who may open it; everybody else is sent to /dashboard. The server refuses on its own account. */
  roles: readonly Role[]
  /** `full` leaves out sidebar and top bar; `room` does, too, and stays when the session ends: the exam room. */
  layout?: 'full' | 'room'
  /** What may stand behind the `?`, as the address that says nothing: `{} as ListSearch<Client['people']['listStudents']>`. */
  search?: object
  /** The screen, as a chunk of its own: `() => import('../exam/exams-page.tsx')`, default export. */
  load: () => Promise<{ default: ComponentType }>
} & (Listing | { path: PagePath; icon?: undefined; isInMenu?: undefined; belongsTo?: undefined })

/** What a page has beside that one can go to from anywhere. */
type Listing = {
  path: PlainPath
  icon: PageIcon
  /** The sidebar has an entry for it. */
  isInMenu?: true
  /** The entry that is marked while it is open, where its path does not begin with that of the entry. */
  belongsTo?: PlainPath
}

/** A page one can go to from anywhere: the palette lists it. */
export type Destination = Extract<PageDefinition, { icon: PageIcon }>

/** What a list of the contract keeps in the address: its filters, and its order where that is not the usual one. */
export type ListSearch<Call extends (input: never) => unknown> = SearchFor<Parameters<Call>[0]>

type SearchFor<Input extends AnyListInput> = { [Name in FilterOf<Input>]?: Input[Name] } & {
  sort?: SortOf<Input>
  order?: Order
}

/** `shell/pages.ts` says here which pages there are, as rooms may not import from the shell. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled there
export interface Contents {}

type Listed = Contents extends { pages: infer Pages extends readonly { path: string }[] } ? Pages[number] : never

/**
 * The path of a page there is: `/students/$studentId`. Below /dashboard, beginning with a slash. Screens may share one when
 * no role may open two of them.
 */
export type PagePath = Listed['path']

/** `{ studentId: string }` of `/students/$studentId`. */
export type ParamsOf<Path extends PagePath> = { [Name in keyof ResolveParams<Path>]: string }

export type PathWithParams = Extract<PagePath, `${string}$${string}`>
type PathWithSearch = Extract<Listed, { search: object }>['path']

/** The path of a page whose address is always the same. */
export type PlainPath = Exclude<PagePath, PathWithParams>

/** Where a link or a navigation leads: a page there is, with its parameters: `{ to: '/exams/$examId', params: { examId } }`. */
export type PageAddress =
  | { to: PlainPath; params?: undefined; search?: undefined }
  | { [Path in PathWithParams]: { to: Path; params: ParamsOf<Path>; search?: undefined } }[PathWithParams]
  | { [Path in PathWithSearch]: { to: Path; params?: undefined; search: SearchOf<Path> } }[PathWithSearch]

type SearchOf<Path extends PathWithSearch> = Extract<Listed, { path: Path; search: object }>['search']

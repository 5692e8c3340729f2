import {
  type ReportFormat,
  type ReportType,
  reportFormats,
  reportTypes,
} from '@sabimark/domain/report/report-content.ts'
import { type ReportRange, reportRanges } from '@sabimark/domain/report/report-range.ts'
import { lagosDate, lagosInstant } from '@sabimark/domain/words/lagos-time.ts'
import { useCallback } from 'react'
import { useAddressSearch } from '../../platform/navigation.tsx'
import { serverNow } from '../../platform/server-now.ts'

/** What can be looked at before a file is made of it; report cards are pages of their own. */
export type PreviewedType = Exclude<ReportType, 'report_cards'>

/** What a report is limited to; a class or a level, not both. `top`: how many places a merit list has. */
export type Narrowing = { classId?: string; level?: string; subjectId?: string; top?: number }

/** `from` and `to` are kept for the range `custom` alone. */
export type Days = { range: ReportRange; from?: string; to?: string }

/** Which report of which days, and as which file. */
export type ReportChoice = Narrowing & Days & { type: PreviewedType; format: ReportFormat }

/** What stands in the address of the page where it is not the usual. */
export type ReportSearch = Partial<ReportChoice>
/** What is chosen anew; what is undefined was taken out. */
export type ReportChange = { [Name in keyof ReportChoice]?: ReportChoice[Name] | undefined }

/** How many places a merit list has unless somebody says, and what else can be chosen. */
export const places = [10, 3, 5, 20, 50, 100] as const

const usual = { type: 'performance', range: 'this_month', format: 'pdf' } as const

/** What an address asks for; what makes no sense in it is the usual. */
function choiceIn(search: Readonly<Record<string, string>>): ReportChoice {
  const type = oneOf(reportTypes, search.type)
  const range = oneOf(reportRanges, search.range) ?? usual.range
  const kept = (name: 'from' | 'to' | 'classId' | 'level' | 'subjectId', isRight: (text: string) => boolean) => {
    const text = search[name]
    return text !== undefined && isRight(text) ? { [name]: text } : {}
  }
  const isDay = (text: string) => range === 'custom' && lagosInstant(text, '00:00') !== null
  const top = /^(?:[1-9]\d?|100)$/.test(search.top ?? '') && type === 'merit_list' ? { top: Number(search.top) } : {}
  return {
    type: type === undefined || type === 'report_cards' ? usual.type : type,
    range,
    format: oneOf(reportFormats, search.format) ?? usual.format,
    ...kept('from', isDay),
    ...kept('to', isDay),
    ...kept('classId', isId),
    ...(search.classId === undefined && kept('level', (text) => text.trim() !== '' && text.length <= 40)),
    ...kept('subjectId', isId),
    ...top,
  }
}

/** The address that asks for it. */
function searchOf(choice: ReportChange): Record<string, string> {
  const said = Object.entries(choice).filter(
    ([name, value]) =>
      value !== undefined &&
      value !== Reflect.get(usual, name) &&
      (choice.range === 'custom' || !['from', 'to'].includes(name)),
  )
  return Object.fromEntries(said.map(([name, value]) => [name, `${value}`]))
}

/** Only schools have terms: reports over schools are of none. */
export function rangesOf(isOfSchool: boolean): readonly ReportRange[] {
  return isOfSchool ? reportRanges : reportRanges.filter((range) => range !== 'this_term')
}

/** Reports over schools are those that name neither classes nor people. */
function overSchools({ type, range, format, from, to }: Readonly<Record<string, string>>) {
  const said = {
    type: type === 'class_performance' || type === 'merit_list' ? undefined : type,
    range: oneOf(rangesOf(false), range),
    format,
    from,
    to,
  }
  return Object.fromEntries(Object.entries(said).filter((pair): pair is [string, string] => pair[1] !== undefined))
}

/** The report that is looked at, as it stands in the address, and what changes a part of it. */
export function useReportChoice(isOfSchool: boolean): [ReportChoice, (change: ReportChange) => void] {
  const [inAddress, setSearch] = useAddressSearch()
  const search = isOfSchool ? inAddress : overSchools(inAddress)
  const change = useCallback(
    (part: ReportChange) => {
      setSearch(searchOf(withChange(choiceIn(search), part)))
    },
    [search, setSearch],
  )
  return [choiceIn(search), change]
}

/** A choice with a part of it chosen anew. */
export function withChange(choice: ReportChoice, part: ReportChange): ReportChoice {
  const entries = Object.entries({ ...begunDays(part.range), ...choice, ...part })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as ReportChoice
}

/** What somebody who chooses days begins with: from the first of the month to today. */
function begunDays(range: ReportRange | undefined): { from?: string; to?: string } {
  if (range !== 'custom') return {}
  const to = lagosDate(serverNow())
  return { from: `${to.slice(0, 7)}-01`, to }
}

function oneOf<Value extends string>(values: readonly Value[], text: string | undefined): Value | undefined {
  return values.find((value) => value === text)
}

const isId = (text: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

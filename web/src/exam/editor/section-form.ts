import { type ContentSection, type CountRule, mostSections } from '@sabimark/domain/exam/section.ts'

/** A section as typed; `count` is empty where all of its questions are to be answered. */
export type FormSection = { title: string; instructions: string; count: string; which: CountRule }

/** The next one: Section A, Section B and on. */
export function newSection(place: number): FormSection {
  return { title: `Section ${String.fromCharCode(65 + place)}`, instructions: '', count: '', which: 'best' }
}

export function sectionFormsOf(sections: readonly ContentSection[]): FormSection[] {
  return sections.map(({ title, instructions, answer }) => ({
    title,
    instructions,
    count: answer ? String(answer.count) : '',
    which: answer?.which ?? 'best',
  }))
}

const isCount = (text: string) => /^[1-9]\d{0,2}$/.test(text.trim())

/** The sections as they are sent; a count that cannot be read is none. */
export function sectionsOf(sections: readonly FormSection[]): ContentSection[] {
  return sections.map(({ title, instructions, count, which }) => ({
    title: title.trim(),
    instructions: instructions.trim(),
    ...(isCount(count) && { answer: { count: Number(count), which } }),
  }))
}

/** What keeps sections from being kept, or null. */
export function sectionsProblem(sections: readonly FormSection[]): string | null {
  if (sections.some(({ title }) => title.trim() === '')) return 'Each section needs a title.'
  if (sections.some(({ count }) => count.trim() !== '' && !isCount(count))) {
    return 'How many questions of a section are to be answered is a whole number, or left blank for all.'
  }
  return sections.length > mostSections ? `An exam has ${mostSections} sections at most.` : null
}

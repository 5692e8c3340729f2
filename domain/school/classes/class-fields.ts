import type { Fields } from '../../words/field.ts'

export const classStatuses = ['open', 'closed'] as const

/** What a school keeps of a class beside its form teacher. Level and arm are its name; without an order it stands last. */
export const classFields = {
  level: { label: 'Level', kind: 'text', max: 20, isRequired: true, hint: 'Such as SS2' },
  arm: { label: 'Arm', kind: 'text', max: 20, hint: 'Such as A, or none' },
  position: {
    label: 'Order',
    kind: 'integer',
    min: 1,
    max: 9_999,
    hint: 'Its place among the classes of its level; empty puts it last.',
  },
} as const satisfies Fields

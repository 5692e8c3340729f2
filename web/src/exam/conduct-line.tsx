import { conductBy } from '@sabimark/domain/exam/conduct.ts'
import { useQuery } from '@tanstack/react-query'
import { orpc } from '../platform/queries.ts'
import { conductText } from './conduct-words.ts'

/** What an exam that is published now keeps of the school's settings, where that is not as usual. */
export function ConductLine({ durationMinutes }: { durationMinutes: number }) {
  const { data } = useQuery(orpc.school.examDefaults.queryOptions({ staleTime: 0 }))
  const text = data ? conductText(conductBy(data), durationMinutes) : null
  return text && <p>By your school’s settings, which it keeps: {text}.</p>
}

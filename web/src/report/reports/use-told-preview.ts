import type { ReportContent } from '@sabimark/domain/report/report-content.ts'
import { useEffect, useRef } from 'react'
import { announce } from '../../platform/news/announcer.ts'

/**
 * Says which report stands in the preview once another choice has brought it: who does not see it would hear nothing of the
 * page below the choice. The first one is part of the page. `shown`: null while nothing or an old one stands there.
 */
export function useToldPreview(shown: ReportContent | null, choice: string): void {
  const told = useRef<string | null>(null)
  useEffect(() => {
    if (shown === null || told.current === choice) return
    if (told.current !== null) announce(`${shown.title}, ${shown.range}: ${shown.counted}`, { isOnlyHeard: true })
    told.current = choice
  }, [shown, choice])
}

import type { SubdomainAnswer } from '@sabimark/contract/answers.ts'
import { subdomainProblem } from '@sabimark/domain/school/subdomain.ts'
import { useEffect, useState } from 'react'
import { client } from '../../platform/client.ts'

/** Nobody has finished a name who types the next letter sooner. */
const pauseMs = 350

/**
 * Whether the name typed could be had, as far as the server has said; null while it has not, or cannot. An answer belongs
 * to the name it was asked for: one that comes late says nothing about the next name.
 */
export function useAvailability(subdomain: string): SubdomainAnswer | null {
  const [known, setKnown] = useState<{ subdomain: string; answer: SubdomainAnswer } | null>(null)
  const isPossible = subdomainProblem(subdomain) === null
  useEffect(() => {
    if (!isPossible) return
    const calling = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const answer = await client.school.checkSubdomain({ subdomain }, { signal: calling.signal })
        if (!calling.signal.aborted) setKnown({ subdomain, answer })
      } catch {
        // Signing up asks again, and says what is wrong.
      }
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      calling.abort()
    }
  }, [subdomain, isPossible])
  return isPossible && known?.subdomain === subdomain ? known.answer : null
}

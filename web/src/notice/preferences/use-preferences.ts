import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@sabimark/contract/contract.ts'
import type { Topic } from '@sabimark/domain/notice/topics.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { orpc } from '../../platform/queries.ts'

export type Preferences = InferContractRouterOutputs<typeof contract>['notice']['preferences']

/** The own switches, and what is changed of them here and not saved. Only that is sent, so two tabs undo nothing. */
export function usePreferences() {
  const queries = useQueryClient()
  const query = useQuery(orpc.notice.preferences.queryOptions())
  const [changed, setChanged] = useState<ReadonlyMap<Topic, boolean>>(new Map())
  const [said, setSaid] = useState<'saved' | 'nothing' | null>(null)
  const saving = useAct(client.notice.savePreferences, (saved) => {
    setChanged(new Map())
    setSaid('saved')
    queries.setQueryData(orpc.notice.preferences.queryKey(), saved)
    void queries.invalidateQueries({ queryKey: orpc.notice.reminders.key() })
  })
  const stored = (topic: Topic) => query.data?.topics.find((one) => one.topic === topic)?.isOn
  return {
    query,
    saving,
    said,
    isDirty: changed.size > 0,
    isOn: (topic: Topic) => changed.get(topic) ?? stored(topic) ?? false,
    isChanged: (topic: Topic) => changed.has(topic),
    turn: (topic: Topic, isOn: boolean) => {
      setSaid(null)
      saving.forget()
      const next = new Map(changed)
      if (isOn === stored(topic)) next.delete(topic)
      else next.set(topic, isOn)
      setChanged(next)
    },
    save: () => {
      setSaid(changed.size === 0 ? 'nothing' : null)
      const changes = [...changed].map(([topic, isOn]) => ({ topic, channel: 'email' as const, isOn }))
      if (changes.length > 0) saving.act({ changes })
    },
  }
}

import { lagosDate, lagosInstant } from '@sabimark/domain/words/lagos-time.ts'
import { expectedOf, selectStandings } from '../../exam/time/candidates.db.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import type { Actor } from '../../platform/http/route.ts'

type Today = {
  examId: string
  sittingId: string
  title: string
  subject: string
  classes: string[]
  opensAt: Date
  closesAt: Date
}

type Later = Pick<Today, 'examId' | 'sittingId' | 'title' | 'classes' | 'opensAt'>

/** By their names. */
const classesOf = `coalesce((SELECT array_agg(c.name ORDER BY c.name) FROM sitting_classes x
         JOIN classes c ON c.school_id = x.school_id AND c.id = x.class_id
         WHERE x.school_id = s.school_id AND x.sitting_id = s.id), '{}') AS classes`

/** The sittings that the reader invigilates: of today, or open now, and of days after it; the soonest first. */
export async function listToday(tx: Tx, actor: Actor) {
  const dayBegins = lagosInstant(lagosDate(tx.now), '00:00') ?? tx.now
  const found = await tx.rows<Today>(
    `SELECT e.id AS "examId", s.id AS "sittingId", e.title, b.name AS subject, s.opens_at AS "opensAt", s.closes_at AS "closesAt",
       ${classesOf}
     FROM sitting_invigilators i JOIN exam_sittings s ON s.school_id = i.school_id AND s.id = i.sitting_id
     JOIN exams e ON e.school_id = s.school_id AND e.id = s.exam_id
     JOIN subjects b ON b.school_id = e.school_id AND b.id = e.subject_id
     WHERE i.school_id = $1 AND i.user_id = $2 AND s.opens_at < $3::timestamptz + interval '1 day' AND s.closes_at >= $3
       AND e.deleted_at IS NULL AND e.status IN ('scheduled', 'active', 'completed')
     ORDER BY s.opens_at, s.id LIMIT 50`,
    [tx.schoolId, actor.userId, dayBegins],
  )
  const later = await tx.rows<Later>(
    `SELECT e.id AS "examId", s.id AS "sittingId", e.title, s.opens_at AS "opensAt", ${classesOf}
     FROM sitting_invigilators i JOIN exam_sittings s ON s.school_id = i.school_id AND s.id = i.sitting_id
     JOIN exams e ON e.school_id = s.school_id AND e.id = s.exam_id
     WHERE i.school_id = $1 AND i.user_id = $2 AND s.opens_at >= $3::timestamptz + interval '1 day'
       AND e.deleted_at IS NULL AND e.status = 'scheduled'
     ORDER BY s.opens_at, s.id LIMIT 50`,
    [tx.schoolId, actor.userId, dayBegins],
  )
  const standings = await Promise.all(found.map(({ sittingId }) => selectStandings(tx, sittingId)))
  return {
    items: found.map(({ opensAt, closesAt, ...one }, place) => {
      const standing = standings[place]
      return {
        ...one,
        opensAt: opensAt.toISOString(),
        closesAt: closesAt.toISOString(),
        expected: standing ? expectedOf(standing) : 0,
        running: standing?.running ?? 0,
      }
    }),
    later: later.map(({ opensAt, ...one }) => ({ ...one, opensAt: opensAt.toISOString() })),
  }
}

import { type PromotedClass, plannedPromotion } from '@sabimark/domain/people/promotion/promotion-plan.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { selectGrading } from '../../school/grading/grading.db.ts'
import { selectYear } from '../../school/settings/settings.db.ts'

/** Where each class with active students would go as most schools do it; nothing is changed. */
export async function planPromotion(tx: Tx) {
  const [year, { levels }, classes, withoutClass] = await Promise.all([
    selectYear(tx),
    selectGrading(tx),
    selectPromoted(tx),
    countWithoutClass(tx),
  ])
  return plannedPromotion({ year, levels, classes, withoutClass })
}

/** The classes of the school in its order, each with its active students. */
export async function selectPromoted(tx: Tx): Promise<PromotedClass[]> {
  return await tx.rows<PromotedClass>(
    `SELECT c.id, c.name, c.level, c.arm, c.status, coalesce(s.count, 0)::integer AS "studentsCount"
     FROM classes c
     LEFT JOIN (SELECT s.class_id, count(*) AS count FROM students s
       JOIN users u ON u.school_id = s.school_id AND u.id = s.user_id AND u.status = 'active'
       WHERE s.school_id = $1 GROUP BY s.class_id) s ON s.class_id = c.id
     WHERE c.school_id = $1 ORDER BY c.level_place, c.position, c.find_key, c.id`,
    [tx.schoolId],
  )
}

async function countWithoutClass(tx: Tx): Promise<number> {
  const { count } = await tx.one<{ count: number }>(
    `SELECT count(*) FROM students s JOIN users u ON u.school_id = s.school_id AND u.id = s.user_id AND u.status = 'active'
     WHERE s.school_id = $1 AND s.class_id IS NULL`,
    [tx.schoolId],
  )
  return count
}

import { contract } from '@sabimark/contract/contract.ts'
import { openRoute, route } from '../platform/http/route.ts'
import { noteExport } from '../platform/list/note-export.ts'
import type { Services } from '../platform/process/services.ts'
import { type AuditFields, listAudit } from './audit/list-audit.ts'
import { extendTrial } from './billing/extend-trial.ts'
import { askPlan, setNextPlan } from './billing/next-plan.ts'
import { readBilling, readPlan } from './billing/read-billing.ts'
import { recordPeriod, voidPeriod } from './billing/record-period.ts'
import { checkSubdomain } from './check-subdomain.ts'
import { addClasses } from './classes/add-classes.ts'
import { addClass, deleteClasses, getClass, listClasses, setClassesStatus, updateClass } from './classes/class-acts.ts'
import { lastBackup } from './company/last-backup.ts'
import { readPlans } from './company/read-plans.ts'
import { countSchools, listSchools } from './company/school-list.ts'
import { getSchool, updateSchool } from './company/school-record.ts'
import { readGrading } from './grading/read-grading.ts'
import { saveGrading } from './grading/save-grading.ts'
import { listActs } from './list-acts.ts'
import { selectSubscription } from './school.db.ts'
import { setLogo } from './set-logo.ts'
import {
  getSettings,
  saveExamSettings,
  saveNotificationSettings,
  saveSchoolInfo,
  saveSecuritySettings,
} from './settings/save-settings.ts'
import { selectExamSettings } from './settings/settings.db.ts'
import { signInPlace } from './sign-in-place.ts'
import { addSubject } from './subjects/add-subject.ts'
import { deleteSubjects } from './subjects/delete-subjects.ts'
import { getSubject, listSubjects } from './subjects/list-subjects.ts'
import { setSubjectsStatus } from './subjects/set-subjects-status.ts'
import { selectSubjectFigures } from './subjects/subject.db.ts'
import { updateSubject } from './subjects/update-subject.ts'
import { addTerm, deleteTerms, getTerm, listTerms, updateTerm } from './terms/term-acts.ts'
import { type Restorers, undoAct } from './undo-act.ts'

const { school } = contract

/** The tenant, its classes and its subjects. */
export function schoolRoutes(
  services: Pick<Services, 'config' | 'pools'>,
  restorers: Restorers,
  auditFields: AuditFields,
) {
  return {
    signInPlace: openRoute(school.signInPlace, {
      may: 'anyone',
      run: ({ request }) => signInPlace(services, request),
    }),
    checkSubdomain: openRoute(school.checkSubdomain, {
      may: 'anyone',
      run: ({ input }) => checkSubdomain(services, input),
    }),
    subscription: route(school.subscription, 'roles', ({ tx }) => selectSubscription(tx)),
    list: route(school.list, 'roles', ({ input }) => listSchools(services, input)),
    figures: route(school.figures, 'roles', () => countSchools(services)),
    plans: route(school.plans, 'roles', () => readPlans(services)),
    lastBackup: route(school.lastBackup, 'roles', () => lastBackup(services)),
    getSchool: route(school.getSchool, 'roles', ({ tx, input }) => getSchool(services, tx, input.id)),
    updateSchool: route(school.updateSchool, 'roles', updateSchool),
    billing: route(school.billing, 'roles', readBilling),
    recordPeriod: route(school.recordPeriod, 'roles', recordPeriod),
    voidPeriod: route(school.voidPeriod, 'roles', voidPeriod),
    setNextPlan: route(school.setNextPlan, 'roles', setNextPlan),
    extendTrial: route(school.extendTrial, 'roles', extendTrial),
    plan: route(school.plan, 'roles', ({ tx }) => readPlan(tx)),
    askPlan: route(school.askPlan, 'roles', (ctx) => askPlan(services, ctx)),
    listClasses: route(school.listClasses, 'roles', (ctx) => noteExport(ctx, 'class', listClasses(ctx.tx, ctx.input))),
    getClass: route(school.getClass, 'roles', ({ tx, input }) => getClass(tx, input.id)),
    addClass: route(school.addClass, 'roles', addClass),
    addClasses: route(school.addClasses, 'roles', addClasses),
    updateClass: route(school.updateClass, 'roles', updateClass),
    setClassesStatus: route(school.setClassesStatus, 'roles', setClassesStatus),
    deleteClasses: route(school.deleteClasses, 'roles', deleteClasses),
    listSubjects: route(school.listSubjects, 'roles', (ctx) =>
      noteExport(ctx, 'subject', listSubjects(ctx.tx, ctx.input, ctx.actor)),
    ),
    subjectFigures: route(school.subjectFigures, 'roles', ({ tx }) => selectSubjectFigures(tx)),
    getSubject: route(school.getSubject, 'roles', ({ tx, input }) => getSubject(tx, input.id)),
    addSubject: route(school.addSubject, 'roles', addSubject),
    updateSubject: route(school.updateSubject, 'roles', updateSubject),
    setSubjectsStatus: route(school.setSubjectsStatus, 'roles', setSubjectsStatus),
    deleteSubjects: route(school.deleteSubjects, 'roles', deleteSubjects),
    listTerms: route(school.listTerms, 'roles', (ctx) => noteExport(ctx, 'term', listTerms(ctx.tx, ctx.input))),
    getTerm: route(school.getTerm, 'roles', ({ tx, input }) => getTerm(tx, input.id)),
    addTerm: route(school.addTerm, 'roles', addTerm),
    updateTerm: route(school.updateTerm, 'roles', updateTerm),
    deleteTerms: route(school.deleteTerms, 'roles', deleteTerms),
    grading: route(school.grading, 'roles', ({ tx, actor }) => readGrading(tx, actor)),
    saveGrading: route(school.saveGrading, 'roles', saveGrading),
    getSettings: route(school.getSettings, 'roles', ({ tx }) => getSettings(tx)),
    examDefaults: route(school.examDefaults, 'roles', ({ tx }) => selectExamSettings(tx)),
    saveSchoolInfo: route(school.saveSchoolInfo, 'roles', saveSchoolInfo),
    saveExamSettings: route(school.saveExamSettings, 'roles', saveExamSettings),
    saveSecuritySettings: route(school.saveSecuritySettings, 'roles', saveSecuritySettings),
    saveNotificationSettings: route(school.saveNotificationSettings, 'roles', saveNotificationSettings),
    setLogo: route(school.setLogo, 'roles', setLogo),
    listActs: route(school.listActs, 'roles', ({ tx, input, actor }) => listActs(tx, input, actor)),
    listAudit: route(school.listAudit, 'roles', (ctx) =>
      noteExport(ctx, 'audit', listAudit(auditFields, ctx.tx, ctx.input)),
    ),
    undo: route(school.undo, 'roles', (ctx) => undoAct(restorers, ctx)),
  }
}

import type { SubjectBank } from '../make/subject.ts'
import { computerStudiesTopics } from '../topics/computer-studies.ts'
import { algorithmsSolvers } from './algorithms.solve.ts'
import { algorithms } from './algorithms.templates.ts'
import { basicSolvers } from './basic.solve.ts'
import { basic } from './basic.templates.ts'
import { binaryArithmeticSolvers } from './binary-arithmetic.solve.ts'
import { binaryArithmetic } from './binary-arithmetic.templates.ts'
import { booleanAlgebraSolvers } from './boolean-algebra.solve.ts'
import { booleanAlgebra } from './boolean-algebra.templates.ts'
import { conversionsSolvers } from './conversions.solve.ts'
import { conversions } from './conversions.templates.ts'
import { fileSizesSolvers } from './file-sizes.solve.ts'
import { fileSizes } from './file-sizes.templates.ts'
import { kindsOfComputer } from './kinds-of-computer.facts.ts'
import { logicGatesSolvers } from './logic-gates.solve.ts'
import { logicGates } from './logic-gates.templates.ts'
import { networksSolvers } from './networks.solve.ts'
import { networks } from './networks.templates.ts'
import { numberBasesSolvers } from './number-bases.solve.ts'
import { numberBases } from './number-bases.templates.ts'
import { officeSolvers } from './office.solve.ts'
import { office } from './office.templates.ts'
import { processingSolvers } from './processing.solve.ts'
import { processing } from './processing.templates.ts'
import { programsSolvers } from './programs.solve.ts'
import { programs } from './programs.templates.ts'
import { registersSolvers } from './registers.solve.ts'
import { registers } from './registers.templates.ts'
import { spreadsheetsSolvers } from './spreadsheets.solve.ts'
import { spreadsheets } from './spreadsheets.templates.ts'
import { storageSolvers } from './storage.solve.ts'
import { storage } from './storage.templates.ts'
import { tablesSolvers } from './tables.solve.ts'
import { tables } from './tables.templates.ts'

export const computerStudies: SubjectBank = {
  subject: 'Computer Studies',
  folder: 'computer-studies',
  topics: computerStudiesTopics,
  files: [
    { name: 'number-bases', items: numberBases, solvers: numberBasesSolvers },
    { name: 'binary-arithmetic', items: binaryArithmetic, solvers: binaryArithmeticSolvers },
    { name: 'storage', items: storage, solvers: storageSolvers },
    { name: 'file-sizes', items: fileSizes, solvers: fileSizesSolvers },
    { name: 'logic-gates', items: logicGates, solvers: logicGatesSolvers },
    { name: 'basic', items: basic, solvers: basicSolvers },
    { name: 'algorithms', items: algorithms, solvers: algorithmsSolvers },
    { name: 'spreadsheets', items: spreadsheets, solvers: spreadsheetsSolvers },
    { name: 'networks', items: networks, solvers: networksSolvers },
    { name: 'registers', items: registers, solvers: registersSolvers },
    { name: 'boolean-algebra', items: booleanAlgebra, solvers: booleanAlgebraSolvers },
    { name: 'office', items: office, solvers: officeSolvers },
    { name: 'programs', items: programs, solvers: programsSolvers },
    { name: 'processing', items: processing, solvers: processingSolvers },
    { name: 'conversions', items: conversions, solvers: conversionsSolvers },
    { name: 'tables', items: tables, solvers: tablesSolvers },
    { name: 'kinds-of-computer', items: kindsOfComputer, solvers: [] },
  ],
}

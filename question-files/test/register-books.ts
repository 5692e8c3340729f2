import { packed } from './workbook.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const related = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const rels = (...parts: string[]) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${parts
    .map((part, at) => {
      const kind = part.startsWith('work') ? 'worksheet' : part.startsWith('styles') ? 'styles' : 'sharedStrings'
      return `<Relationship Id="rId${at + 1}" Type="${related}/${kind}" Target="${part}"/>`
    })
    .join('')}</Relationships>`

const strings = (...items: string[]) =>
  `<sst xmlns="${main}" count="${items.length}" uniqueCount="${items.length}">${items.map((item) => `<si>${item}</si>`).join('')}</sst>`

/**
 * As Excel writes a register: texts shared, rows with their spans, a title over merged columns, a student number under the format 000, a
 * name of which a part is bold, a phone column too narrow for its numbers, and one shortened for good as text.
 */
export const excelRegister = packed({
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${related}"><fileVersion appName="xl" lastEdited="7"/><workbookPr defaultThemeVersion="124226"/><bookViews><workbookView activeTab="0"/></bookViews><sheets><sheet name="SS 2 B" sheetId="3" r:id="rId1"/></sheets><calcPr calcId="162913"/></workbook>`,
  'xl/_rels/workbook.xml.rels': rels('worksheets/sheet1.xml', 'styles.xml', 'sharedStrings.xml'),
  'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="000"/></numFmts><fonts count="1"><font><sz val="11"/></font></fonts><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" xfId="0"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="11" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  'xl/sharedStrings.xml': strings(
    '<t>SAMPLE COLLEGE</t>',
    '<t>S/N</t>',
    '<t xml:space="preserve"> ADMISSION NO. </t>',
    '<t>NAME OF STUDENT</t>',
    '<t>SEX</t>',
    '<t>DATE OF BIRTH (DD/MM/YYYY)</t>',
    '<t xml:space="preserve">PARENT&apos;S\nPHONE NO</t>',
    '<r><t xml:space="preserve">OBI </t></r><r><rPr><b/><sz val="11"/></rPr><t>Ada Ngozi</t></r>',
    '<t>F</t>',
    '<t>ADE Bola</t>',
    '<t>M</t>',
    '<t>8.03E+09</t>',
  ),
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" mc:Ignorable="x14ac" xmlns:x14ac="http://schemas.microsoft.com/office/spreadsheetml/2009/9/ac"><dimension ref="A1:F5"/><sheetViews><sheetView tabSelected="1" workbookViewId="0"/></sheetViews><cols><col min="6" max="6" width="4.5" customWidth="1"/></cols><sheetData><row r="1" spans="1:6" x14ac:dyDescent="0.25"><c r="A1" t="s"><v>0</v></c><c r="B1"/></row><row r="3" spans="1:6"><c r="A3" t="s"><v>1</v></c><c r="B3" t="s"><v>2</v></c><c r="C3" t="s"><v>3</v></c><c r="D3" t="s"><v>4</v></c><c r="E3" t="s"><v>5</v></c><c r="F3" t="s"><v>6</v></c></row><row r="4" spans="1:6"><c r="A4"><v>1</v></c><c r="B4" s="2"><v>1</v></c><c r="C4" t="s"><v>7</v></c><c r="D4" t="s"><v>8</v></c><c r="E4" s="1"><v>40310</v></c><c r="F4" s="3"><v>8031234567</v></c></row><row r="5" spans="1:6"><c r="A5"><f>A4+1</f><v>2</v></c><c r="B5" s="2"><v>23</v></c><c r="C5" t="s"><v>9</v></c><c r="D5" t="s"><v>10</v></c><c r="E5" s="1"><v>40179</v></c><c r="F5" t="s"><v>11</v></c></row></sheetData><mergeCells count="1"><mergeCell ref="A1:F1"/></mergeCells></worksheet>`,
})

/**
 * As WPS writes one: formats with room behind the figures, days of a format of its own, a name with the signs of an old Windows, and
 * cells that were styled and never filled down to row 200.
 */
export const wpsRegister = packed({
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${related}"><fileVersion appName="xl" lastEdited="3" lowestEdited="5" rupBuild="9302"/><workbookPr/><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': rels('worksheets/sheet1.xml', 'styles.xml', 'sharedStrings.xml'),
  'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="3"><numFmt numFmtId="176" formatCode="000_ "/><numFmt numFmtId="177" formatCode="yyyy/m/d;@"/><numFmt numFmtId="178" formatCode="00000000000_);[Red]\\(00000000000\\)"/></numFmts><cellStyleXfs count="1"><xf numFmtId="0"><alignment vertical="center"/></xf></cellStyleXfs><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="176"/><xf numFmtId="177"/><xf numFmtId="178"/></cellXfs></styleSheet>`,
  'xl/sharedStrings.xml': strings(
    '<t>Class: JSS 1 Gold</t>',
    '<t>SN</t>',
    '<t>Reg No</t>',
    '<t>Full Name</t>',
    '<t>Gender</t>',
    '<t>DOB</t>',
    '<t>Guardian Phone</t>',
    '<t>Ada_x000D_\n Obi</t>',
    '<t>Girl</t>',
  ),
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetPr/><dimension ref="A1:F200"/><sheetData><row r="1" spans="1:6"><c r="A1" s="0" t="s"><v>0</v></c></row><row r="2" spans="1:6">${[1, 2, 3, 4, 5, 6].map((text, at) => `<c r="${'ABCDEF'[at]}2" t="s"><v>${text}</v></c>`).join('')}</row><row r="3"><c r="A3"><v>1</v></c><c r="B3" s="1"><v>4</v></c><c r="C3" t="s"><v>7</v></c><c r="D3" t="s"><v>8</v></c><c r="E3" s="2"><v>41253</v></c><c r="F3" s="3"><v>8031234567</v></c></row>${Array.from({ length: 196 }, (_, at) => `<row r="${at + 4}"><c r="B${at + 4}" s="1"/><c r="E${at + 4}" s="2"/></row>`).join('')}</sheetData></worksheet>`,
})

/** As Google Sheets writes one: every number with a point, rows with heights, phones with an exponent, ticks as truth values. */
export const googleRegister = packed({
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${related}"><workbookPr/><sheets><sheet state="visible" name="JSS2A" sheetId="1" r:id="rId3"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${related}/styles" Target="styles.xml"/><Relationship Id="rId2" Type="${related}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId3" Type="${related}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="3"><numFmt numFmtId="164" formatCode="000"/><numFmt numFmtId="165" formatCode="d mmmm yyyy"/><numFmt numFmtId="166" formatCode="&quot;JS&quot;/000"/></numFmts><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs></styleSheet>`,
  'xl/sharedStrings.xml': strings(
    ...['No.', 'Student ID', 'Last Name', 'First Name', 'M/F', 'Birthday', 'Phone', 'Paid'].map(
      (text) => `<t>${text}</t>`,
    ),
    ...['Ojo', 'Dele', 'm', 'Udo', 'Efiok', '13-Mar-2013'].map((text) => `<t>${text}</t>`),
  ),
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetPr><outlinePr summaryBelow="0" summaryRight="0"/></sheetPr><sheetFormatPr customHeight="1" defaultRowHeight="15.75"/><sheetData><row r="1" ht="15.75" customHeight="1">${[0, 1, 2, 3, 4, 5, 6, 7].map((text, at) => `<c r="${'ABCDEFGH'[at]}1" s="0" t="s"><v>${text}</v></c>`).join('')}</row><row r="2"><c r="A2"><v>1.0</v></c><c r="B2" s="3"><v>31.0</v></c><c r="C2" t="s"><v>8</v></c><c r="D2" t="s"><v>9</v></c><c r="E2" t="s"><v>10</v></c><c r="F2" s="2"><v>41346.0</v></c><c r="G2"><v>8.031234567E9</v></c><c r="H2" t="b"><v>1</v></c></row><row r="3"><c r="A3"><v>2.0</v></c><c r="B3" s="1"><v>32.0</v></c><c r="C3" t="s"><v>11</v></c><c r="D3" t="s"><v>12</v></c><c r="E3" t="s"><v>10</v></c><c r="F3" t="s"><v>13</v></c><c r="G3"><v>2.348031234568E12</v></c><c r="H3" t="b"><v>0</v></c></row></sheetData></worksheet>`,
})

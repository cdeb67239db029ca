const base = '<cellStyleXfs count="1"><xf/></cellStyleXfs>';
const normal = '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>';

/** For `features` of write-excel-file: the style that programs which read workbooks expect, and warn without. */
export const normalStyle = {
  files: {
    transform: {
      'xl/styles.xml': {
        transform: (xml: string): string =>
          xml.replace('<cellXfs', `${base}<cellXfs`).replace('</cellXfs>', `</cellXfs>${normal}`),
      },
    },
  },
};

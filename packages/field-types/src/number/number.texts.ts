import { defineTexts } from '../shared/define-texts.ts';

/** Texts of the number type. */
export const numberTexts = defineTexts({
  'fieldType.number.label': { gb: 'Number', fi: 'Luku', se: 'Tal' },
  'fieldType.number.pieces': { gb: 'pcs', fi: 'kpl', se: 'st' },
  'fieldType.number.ambiguous': {
    gb: 'Write a thousand as 1000 and decimals as 1000.50',
    fi: 'Kirjoita tuhat muodossa 1000 ja desimaalit muodossa 1000,50',
    se: 'Skriv tusen som 1000 och decimaler som 1000,50',
  },
  'fieldType.number.tooManyDecimals': {
    gb: 'The number of decimals may be at most {max}',
    fi: 'Desimaaleja voi olla enintään {max}',
    se: 'Antalet decimaler får vara högst {max}',
  },
  'fieldType.number.panel.unit': { gb: 'Unit', fi: 'Yksikkö', se: 'Enhet' },
  'fieldType.number.panel.unit.none': { gb: 'No unit', fi: 'Ei yksikköä', se: 'Ingen enhet' },
  'fieldType.number.panel.unit.own': { gb: 'Own unit', fi: 'Oma yksikkö', se: 'Egen enhet' },
  'fieldType.number.panel.decimalsAny': { gb: 'Any', fi: 'Vapaa', se: 'Valfritt' },
  'fieldType.number.panel.unitText': { gb: 'Unit in words', fi: 'Yksikkö tekstinä', se: 'Enheten i text' },
});

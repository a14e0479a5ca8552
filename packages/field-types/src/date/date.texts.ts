import { defineTexts } from '../shared/define-texts.ts';

/** Texts of the date type and of the calendar; the calendar's name is the portal’s text `openCalendar`. */
export const dateTexts = defineTexts({
  'fieldType.date.label': { gb: 'Date', fi: 'Päivä', se: 'Datum' },
  'fieldType.date.chosen': {
    gb: '{name}, chosen {date}',
    fi: '{name}, valittu {date}',
    se: '{name}, valt datum {date}',
  },
  'fieldType.date.today': { gb: 'today', fi: 'tänään', se: 'i dag' },
  'fieldType.date.week': { gb: 'Week', fi: 'Viikko', se: 'Vecka' },
  'fieldType.date.weekShort': { gb: 'Wk', fi: 'Vk', se: 'V.' },
  'fieldType.date.noCalendar': {
    gb: 'The calendar could not be opened. Type the date instead.',
    fi: 'Kalenteria ei voitu avata. Kirjoita päivä itse.',
    se: 'Kalendern kunde inte öppnas. Skriv datumet i stället.',
  },
});

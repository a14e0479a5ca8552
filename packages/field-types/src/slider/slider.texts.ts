import { defineTexts } from '../shared/define-texts.ts';

/** Texts of the slider type; `track` names the knob beside the number field. */
export const sliderTexts = defineTexts({
  'fieldType.slider.label': { gb: 'Slider', fi: 'Liukusäädin', se: 'Skjutreglage' },
  'fieldType.slider.track': {
    gb: '{label}: slider',
    fi: '{label}: liukusäädin',
    se: '{label}: skjutreglage',
  },
  'fieldType.slider.unanswered': { gb: 'Not answered', fi: 'Ei vastattu', se: 'Inte besvarad' },
});

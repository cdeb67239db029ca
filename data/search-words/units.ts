import type { Words } from './search-words';

/** Search words for units in any of the six languages besides the names in `locales/`, by the unit's symbol. */
export const unitWords: Words = {
  l: 'litro, ltr, 公升',
  t: 'Tonne, tonelada, metric ton, metric tons, 公吨, 吨',
  kWh: 'Kilowattstunde, Kilowattstunden, kilowatt-hour, kilowatt-hours, kilovatio-hora, kilovatios-hora, kilowattheure, kilowattheures, quilowatt-hora, quilowatts-hora, 度, 千瓦时',
  MWh: 'Megawattstunde, Megawattstunden, megawatt-hour, megawatt-hours, megavatio-hora, megavatios-hora, mégawattheure, mégawattheures, megawatt-hora, megawatts-hora, 兆瓦时',
  GWh: 'Gigawattstunde, Gigawattstunden, gigawatt-hour, gigawatt-hours, gigavatio-hora, gigavatios-hora, gigawattheure, gigawattheures, gigawatt-hora, gigawatts-hora, 吉瓦时',
  MJ: 'Megajoule, megajoules, megajulio, megajulios, mégajoule, mégajoules, 兆焦',
  GJ: 'Gigajoule, gigajoules, gigajulio, gigajulios, 吉焦',
  kg: 'Kilogramm, Kilo, kilos, kilogram, kilograms, kilogramo, kilogramos, kilogramme, kilogrammes, quilograma, quilogramas, quilo, quilos, 公斤, 千克',
  g: 'Gramm, gram, grams, gramo, gramos, gramme, grammes, grama, gramas, 克',
  km: 'Kilometer, kilometers, kilometre, kilometres, kilómetro, kilómetros, kilomètre, kilomètres, quilómetro, quilómetros, 千米, 公里',
  'm³': 'cbm, Kubikmeter, cubic metre, cubic metres, cubic meter, cubic meters, metro cúbico, metros cúbicos, mètre cube, mètres cubes, 立方米',
  USD: '美元',
  lb: 'lbs, pound, libra',
  'US gal': 'US-Gallone, US gallon, US gallons',
  'UK gal': 'britische Gallone, UK gallon, imperial gallon, imperial gallons',
  mile: 'Meile, milla, milha',
  'passenger km':
    'Personenkilometer, passenger-km, passenger kilometre, passenger kilometres, pasajeros-km, passager-km, passageiros-km',
  't km': 'Tonnen-km, tonne km, tonne-kilometre, tonne-kilometres, toneladas-km, tonne-km',
  night:
    'Nacht, Übernachtung, Übernachtungen, noche, pernoctación, pernoctaciones, nuit, nuitée, nuitées, noite, dormida, dormidas, 晚',
  hour: 'h, Stunde, hora, heure',
};

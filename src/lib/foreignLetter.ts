/** A Latin letter of names that German lacks (.webpack/fontRanges.js). */
export const FOREIGN_LETTER = /[À-ÃÅ-ÕØ-ÛÝÞà-ãå-õ÷-ûýþÿĀ-ɏ]/;

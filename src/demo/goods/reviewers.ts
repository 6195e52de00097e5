import type { DemoPerson } from './people.ts';

/** A shopper who has written reviews. */
export interface Reviewer extends DemoPerson {
  readonly city: string;
}

const NAMES: readonly (readonly [name: string, city: string])[] = [
  ['Sneha Kulkarni', 'Pune'],
  ['Imran Shaikh', 'Mumbai'],
  ['Pranjal Das', 'Guwahati'],
  ['Harpreet Singh', 'Ludhiana'],
  ['Divya Nair', 'Kochi'],
  ['Rohit Verma', 'Lucknow'],
  ['Keerthana Subramanian', 'Chennai'],
  ['Arjun Reddy', 'Hyderabad'],
  ['Fatima Ansari', 'Bhopal'],
  ['Debjani Mukherjee', 'Kolkata'],
  ['Nikhil Patil', 'Nagpur'],
  ['Lalthanmawia Sailo', 'Aizawl'],
  ['Jignesh Patel', 'Surat'],
  ['Meher Bhatia', 'Chandigarh'],
  ['Suresh Babu', 'Vijayawada'],
  ['Ritika Sharma', 'Jaipur'],
  ['Anthony D’Souza', 'Panaji'],
  ['Shalini Mishra', 'Patna'],
  ['Tenzin Dolma', 'Leh'],
  ['Mohammed Rafi', 'Mysuru'],
  ['Kavya Hegde', 'Mangaluru'],
  ['Abhishek Tiwari', 'Varanasi'],
  ['Priyanka Mohanty', 'Bhubaneswar'],
  ['Gaurav Chauhan', 'Dehradun'],
  ['Selvi Murugan', 'Madurai'],
  ['Vikram Rathore', 'Jodhpur'],
  ['Ayesha Khan', 'Aurangabad'],
  ['Bhavesh Shah', 'Ahmedabad'],
  ['Nandini Iyer', 'Coimbatore'],
  ['Rakesh Yadav', 'Gurugram'],
  ['Simran Gill', 'Amritsar'],
  ['Joseph Kurian', 'Thrissur'],
  ['Wangchuk Bhutia', 'Gangtok'],
  ['Poonam Agarwal', 'Indore'],
  ['Manoj Kumar Sahu', 'Raipur'],
  ['Chetan Gowda', 'Hubballi'],
  ['Irfan Bhat', 'Srinagar'],
  ['Sunita Oraon', 'Ranchi'],
  ['Tarun Malhotra', 'New Delhi'],
  ['Revathi Krishnan', 'Thiruvananthapuram'],
];

/** Forty shoppers from all over India. */
export const reviewers: readonly Reviewer[] = NAMES.map(([userName, city], i) => ({
  userName,
  city,
  email: `${userName
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, '')
    .replaceAll(' ', '.')}@demo.example`,
  mobile: `+9198765${String(10300 + i)}`,
}));

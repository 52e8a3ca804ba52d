"use strict";(()=>{function Up(i,t,e){for(let[n,s]of Object.entries(t))s==null||s===!1||(typeof s=="function"?i.addEventListener(n.replace(/^on/,""),s):n==="test"?i.setAttribute("data-test",String(s)):n==="label"?i.setAttribute("aria-label",String(s)):i.setAttribute(n,s===!0?"":String(s)));i.append(...e.filter(n=>n!=null&&n!==!1))}function U(i,t={},...e){let n=document.createElement(i);return Up(n,t,e),n}function Ut(i,t={},...e){let n=document.createElementNS("http://www.w3.org/2000/svg",i);return Up(n,t,e),n}function nn(i,t){for(let[e,n]of Object.entries(t))i.setAttribute(e,String(n))}function Ee(i,t){i.textContent!==t&&(i.textContent=t)}function Bs(i,t){try{localStorage.setItem(`footfall.${i}`,t)}catch{}}function zs(i){try{return localStorage.getItem(`footfall.${i}`)}catch{return null}}var Lv={play:"M6 4.5v11l9-5.5z",pause:"M6.5 4.5v11M13.5 4.5v11",step:"M5 4.5v11l7-5.5zM15 4.5v11",reset:"M4.5 10a5.5 5.5 0 1 0 1.8-4.1M4.5 3.5v3.6h3.6",back:"M9 5 4.5 10 9 15M4.5 10H15",push:"M3 10h9M8.5 6 12.5 10l-4 4M16.5 4v12",steer:"M10 2.5 15 17l-5-3-5 3z",author:"M4 16l1-4 8-8 3 3-8 8zM11.5 5.5l3 3",watch:"M3 16.5h14M4 13l3.5-5 3 3L16 4",learn:"M10 3v9M6.5 8.5 10 12l3.5-3.5M4 16.5h12",export:"M10 12V3M6.5 6.5 10 3l3.5 3.5M4 11v5.5h12V11",person:"M10 6.4a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM10 6.5v5M10 11.5l-2.6 6M10 11.5l3 5.5M6 9.5l4-1.5 3.5 2",sun:"M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.4 4.4l1 1M14.6 14.6l1 1M15.6 4.4l-1 1M5.4 14.6l-1 1",moon:"M15.5 11.8A6.2 6.2 0 0 1 8.2 4.5a6.2 6.2 0 1 0 7.3 7.3z",auto:"M10 3.5a6.5 6.5 0 1 0 0 13zM10 3.5a6.5 6.5 0 0 1 0 13",eye:"M2.5 10S5.2 5 10 5s7.5 5 7.5 5-2.7 5-7.5 5-7.5-5-7.5-5zM10 7.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z",camera:"M3 6.5h9v7H3zM12 9l4.5-2.5v7L12 11",ball:"M10 3.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM5 6.2c3 1.8 7 1.8 10 0M5 13.8c3-1.8 7-1.8 10 0",box:"M3.5 6.5 10 3l6.5 3.5v7L10 17l-6.5-3.5zM3.5 6.5 10 10l6.5-3.5M10 10v7",clear:"M5 5l10 10M15 5 5 15",up:"M5 12l5-5 5 5",down:"M5 8l5 5 5-5",left:"M12 5l-5 5 5 5",right:"M8 5l5 5-5 5",plus:"M10 4.5v11M4.5 10h11",trash:"M4.5 6h11M8 6V4h4v2M6 6l.7 10.5h6.6L14 6M8.7 8.8v5M11.3 8.8v5",undo:"M7.5 4.5 4 8l3.5 3.5M4 8h7.5a4 4 0 0 1 0 8H8",redo:"M12.5 4.5 16 8l-3.5 3.5M16 8H8.5a4 4 0 0 0 0 8H12",record:"M10 5a5 5 0 1 0 0 10 5 5 0 0 0 0-10z",file:"M5.5 2.5h6l3.5 3.5v11.5h-9.5zM11.5 2.5V6H15",target:"M10 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM10 1.5V6M10 14v4.5M1.5 10H6M14 10h4.5",compare:"M7 3.5v13M13 3.5v13M3.5 7 7 3.5M16.5 13 13 16.5"};function di(i){return Ut("svg",{class:`icon icon-${i}`,viewBox:"0 0 20 20","aria-hidden":"true",focusable:"false"},Ut("path",{d:Lv[i]}))}function Wt(i,t=2){if(!Number.isFinite(i))return"–";let e=i.toFixed(t);return(Number(e)===0?e.replace("-",""):e).replace("-","−")}function Wr(i,t=0){return`${Wt(i*180/Math.PI,t)}°`}function ts(i){return Math.atan2(Math.sin(i),Math.cos(i))}function Hn(i,t,e){return Math.min(e,Math.max(t,i))}function Op(i){let t=Math.max(0,Math.floor(i));return`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`}function kp(i){if(i<60)return`${Math.round(i)} s`;let t=Math.round(i%60);return t?`${Math.floor(i/60)} min ${t} s`:`${Math.floor(i/60)} min`}function Bp(i){return i<1e3?`${i} bytes`:i<1e6?`${Wt(i/1e3,0)} kB`:`${Wt(i/1e6,1)} MB`}function ta(i){let t=ts(i),e=Math.round(Math.abs(t*180/Math.PI));return e===0?"forward":e===180?"backward":`${e}° to the ${t>0?"left":"right"}`}var Dv=0,zp=()=>`control-${++Dv}`;function ee({test:i,text:t,title:e,icon:n,kind:s="plain",act:r}){return U("button",{type:"button",test:i,title:e,class:`button ${s}${t?"":" bare"}`,label:t?void 0:e,onclick:r},n&&di(n),t&&U("span",{},t))}function fi(i){let t=zp(),e=U("output",{for:t,class:"field-value"}),n=U("input",{type:"range",id:t,test:i.test,min:i.low,max:i.high,step:i.step,title:i.title}),s=()=>{let o=i.format(n.valueAsNumber);e.textContent=o,n.setAttribute("aria-valuetext",o),qr(n)};n.value=String(i.value),s();let r=!1;n.addEventListener("pointerdown",()=>r=!0);for(let o of["pointerup","pointercancel"])n.addEventListener(o,()=>r=!1);return n.addEventListener("input",()=>{s(),i.input?.(n.valueAsNumber)}),n.addEventListener("change",()=>i.change?.(n.valueAsNumber)),{element:U("div",{class:"field"},U("label",{for:t},i.label),e,n),range:n,get value(){return n.valueAsNumber},set value(o){r||n.valueAsNumber===o||(n.value=String(o),s())},limit(o,a){n.min=String(o),n.max=String(a),s()}}}function Xr(i,t,e,n,s){return fi({test:i,label:"Time budget",title:"How long the job may run",low:t,high:e,step:n,value:s,format:kp})}function qr(i){let[t,e]=[Number(i.min),Number(i.max)],n=e>t?(i.valueAsNumber-t)/(e-t):0;i.style.setProperty("--fraction",`${100*n}%`)}function Ei(i,t,e,n){let s=zp(),r=U("select",{id:s,test:i,onchange:()=>n(r.value)}),o=a=>{let l=r.value;r.replaceChildren(...a.map(({name:c,title:h})=>U("option",{value:c},h))),a.some(({name:c})=>c===l)&&(r.value=l)};return o(e),{element:U("div",{class:"field"},U("label",{for:s},t),r),box:r,fill:o}}function Vs(i,t,e,n,s=""){let r=U("input",{type:"checkbox",role:"switch",test:i,onchange:()=>n(r.checked)});return r.checked=e,{element:U("label",{class:"toggle",title:s},r,U("span",{},t)),box:r}}function Yr(i,t,e,n){let s=e.map(({name:r,text:o,title:a})=>U("button",{type:"button",test:`${i}-${r}`,title:a,"aria-pressed":"false",onclick:()=>n(r)},o));return{element:U("div",{class:"choice",role:"group",label:t,test:i},...s),show:r=>s.forEach((o,a)=>o.setAttribute("aria-pressed",String(e[a].name===r)))}}function Ve(i,...t){return U("section",{class:"section"},U("h2",{},i),...t)}function Wn(...i){return U("fieldset",{class:"held"},...i)}function Tl(i,t){let e=U("div",{class:"progress-bar"}),n=U("div",{class:"progress",test:i,role:"progressbar",label:t,"aria-valuemin":0,"aria-valuemax":100},e);return{element:n,show(s){let r=Math.round(100*Math.min(1,Math.max(0,s)));e.style.width=`${r}%`,n.setAttribute("aria-valuenow",String(r))}}}var Ge={paused:1,fallen:2,pushed:4,recording:8,changing:16,ghost:32},pt={rate:0,flags:1,state:2,phase:3,com:4,velocity:7,cop:10,askedSpeed:12,askedHeading:13,heading:14,back:15,push:16,pushAt:19,target:22,power:24,askedLateral:25},$r=class{links=26;contacts;joints;props;ghost;end;linkCount;contactCount;propCount;constructor(t){let{links:e,contacts:n,joints:s}=t.character;this.linkCount=e.length,this.contactCount=n.length,this.propCount=t.props.length,this.contacts=this.links+7*e.length,this.joints=this.contacts+4*n.length,this.props=this.joints+3*s.length,this.ghost=this.props+7*t.props.length,this.end=this.ghost+7*e.length}fits(t){return t.data.length>=(He(t,Ge.ghost)?this.end:this.ghost)}};function He(i,t){return(i.data[pt.flags]&t)!==0}function Vp(i,t=0,e=i.byteLength-t){if(e<120||t+e>i.byteLength)return null;let n=new DataView(i,t,16);return{serial:n.getUint32(0,!0),tick:n.getUint32(4,!0),time:n.getFloat64(8,!0),data:new Float32Array(i,t+16,Math.floor((e-16)/4))}}function Gp(i){let{data:t}=i;return{serial:i.serial,tick:i.tick,time:i.time,rate:t[pt.rate],flags:t[pt.flags],paused:He(i,Ge.paused),fallen:He(i,Ge.fallen),pushed:He(i,Ge.pushed),recording:He(i,Ge.recording),changing:He(i,Ge.changing),ghost:He(i,Ge.ghost),state:t[pt.state],phase:t[pt.phase],com:Array.from(t.subarray(pt.com,pt.com+3)),velocity:Array.from(t.subarray(pt.velocity,pt.velocity+3)),cop:Array.from(t.subarray(pt.cop,pt.cop+2)),asked_speed:t[pt.askedSpeed],asked_heading:t[pt.askedHeading],heading:t[pt.heading],back:t[pt.back],push:Array.from(t.subarray(pt.push,pt.push+3)),push_at:Array.from(t.subarray(pt.pushAt,pt.pushAt+3)),target:Array.from(t.subarray(pt.target,pt.target+2)),power:t[pt.power],data:t}}function Fi(i,t){let e=1e3/i,n=-1/0,s=0,r=null;function o(){if(clearTimeout(s),s=0,!r)return;let{value:a}=r;r=null,n=performance.now(),t(a)}return{call(a){r={value:a};let l=n+e-performance.now();l<=0?o():s||(s=window.setTimeout(o,l))},finish:o,cancel(){clearTimeout(s),s=0,r=null}}}var Hp=[.45,.18],Nv=.06,Gu=500,Fv=60,Hu=["left","","right"],Uv=.4,ea=class{constructor(t,e="clip-figure",n="The recorded movement, as a stick figure"){this.sketch=t;let s=t.points.flatMap(a=>a.filter((l,c)=>c%3===2)),r=Math.max(500,s.reduce((a,l)=>Math.max(a,l),0)),o=Nv*r;this.half=.95*r,this.element=Ut("svg",{class:"clip-figure",test:e,viewBox:`${-this.half} ${-r-o} ${2*this.half} ${r+2*o}`,role:"img",label:n,"stroke-width":r/36},this.ground,...this.limbs),this.draw(0),requestAnimationFrame(this.tick)}sketch;element;limbs=Hu.map(t=>Ut("path",{class:`clip-limb ${t}`}));ground=Ut("path",{class:"clip-ground"});half;shown=-1;begun=performance.now();tick=t=>{if(!this.element.isConnected||(requestAnimationFrame(this.tick),this.element.getClientRects().length===0))return;let e=this.count();this.draw(Math.floor((t-this.begun)/1e3*this.sketch.rate+e)%e)};count(){return this.sketch.points.length}draw(t){if(t===this.shown)return;this.shown=t;let[e,n]=this.sketch.points[t];this.drawFigures(t,e,n);let s=[];for(let r=Math.ceil((e-this.half)/Gu)*Gu;r<e+this.half;r+=Gu)s.push(`M${r-e} 0v${Fv}`);nn(this.ground,{d:`M${-this.half} 0H${this.half}${s.join("")}`})}drawFigures(t,e,n){this.drawLimbs(this.limbs,this.sketch.points[t],e,n)}drawLimbs(t,e,n,s){let{parents:r,sides:o}=this.sketch,a=r.map((c,h)=>{let u=e[3*h+1]-s;return[e[3*h]-n+Hp[0]*u,-e[3*h+2]-Hp[1]*u]}),l=c=>`M${a[r[c]].map(Math.round).join(" ")}L${a[c].map(Math.round).join(" ")}`;Hu.forEach((c,h)=>{let u=r.map((d,f)=>d>=0&&o[f]===c?l(f):"");nn(t[h],{d:u.join("")})})}},Al=class extends ea{physicalLimbs=Hu.map(t=>Ut("path",{class:`clip-limb ${t}`}));physical=[];constructor(t){super(t,"physical-figure","The recorded movement in grey, and the simulated one so far");for(let e of this.limbs)e.classList.add("shadow");this.element.append(...this.physicalLimbs),this.show(t)}show(t){this.physical=t.physical}count(){return Math.min(this.sketch.points.length,this.physical.length+Math.round(Uv*this.sketch.rate))}drawFigures(t,e,n){super.drawFigures(t,e,n);let s=this.physical?.[t];for(let r of this.physicalLimbs??[])nn(r,{display:s?"inline":"none"});s&&this.drawLimbs(this.physicalLimbs,s,e,n)}};var Ov={running:"running",done:"done",failed:"failed",stopped:"stopped"},Wp="Stop and keep the best result so far, if there is one",Zr=class{element;title=U("strong",{});state=U("span",{class:"tag"});words=U("p",{class:"job-words"});bar;line=Ut("polyline",{class:"spark-line",points:""});spark=Ut("svg",{class:"spark",viewBox:"0 0 200 40",preserveAspectRatio:"none",role:"img"},this.line);best=U("output",{class:"spark-value"});sparkRow;stop;walk;picture=U("div",{});figure=null;skill="";constructor(t,e,n=""){this.bar=Tl(`${n}job-progress-${e}`,"Progress"),this.stop=ee({test:`${n}job-stop-${e}`,text:"Stop",title:Wp,kind:"quiet",act:()=>t.send("stop",{job:e})}),this.walk=ee({test:`${n}job-walk-${e}`,text:"Play it",title:"Simulate the resulting skill",kind:"main",act:()=>t.send("skill",{id:this.skill})}),this.sparkRow=U("div",{class:"spark-row",title:"Objective of the best candidate; lower is better"},this.spark,this.best),this.element=U("article",{class:"job",test:`${n}job-${e}`},U("header",{class:"row"},this.title,U("span",{class:"spring"}),this.state),this.bar.element,this.words,this.picture,this.sparkRow,U("div",{class:"row"},this.walk,this.stop))}show(t){this.skill=t.skill,Ee(this.title,t.title),Ee(this.state,Ov[t.state]??t.state),Ee(this.words,t.words),this.element.dataset.state=t.state,this.bar.show(t.state==="done"?1:t.fraction),this.bar.element.hidden=t.state!=="running",this.stop.hidden=t.state!=="running",Ee(this.stop,t.stopping?"Stop now":"Stop"),this.stop.title=t.stopping?"Stop without waiting until the best result is checked and saved; nothing is kept":Wp,this.walk.hidden=t.state==="running"||!t.skill,this.showFigure(t);let{history:e}=t;this.sparkRow.hidden=e.length<2,e.length>1&&this.curve(e)}showFigure({sketch:t,kind:e}){t&&(this.figure||(this.figure=new Al(t),this.picture.append(this.figure.element),this.element.scrollIntoView({block:"nearest"})),this.figure.show(t),e==="rectify"&&(this.sparkRow.title="Distance of the body from the clip [cm], over all frames so far, after each window"))}curve(t){let e=t.filter(Number.isFinite),[n,s]=[Math.min(...e),Math.max(...e)],r=a=>3+194*a/(t.length-1),o=a=>36-32*(a-n)/(s-n||1);nn(this.line,{points:t.map((a,l)=>`${r(l).toFixed(1)},${o(a).toFixed(1)}`).join(" ")}),Ee(this.best,Wt(t[t.length-1],2)),this.spark.setAttribute("aria-label",`Objective, from ${Wt(t[0])} to ${Wt(t[t.length-1])}`)}};var Xp=42,qp=40,Yu=17,Kp=6,Cl=50,Wu=9,na=6,qu=(i,t,e)=>[i[0]+e*Math.sin(t),i[1]-e*Math.cos(t)],Yp=(i,t,e)=>qu(i,t,-e);function Xu(i){let t=(x,p)=>i[x]??i[p]??0,e=-t("stance_ankle","ankle"),n=e-t("stance_knee","knee"),s=[0,na],r=Yp(s,e,qp),o=Yp(r,n,Xp),a=i.swing_hip??i.hip??n,l=a+t("swing_knee","knee"),c=qu(o,a,Xp),h=qu(c,l,qp),u=l+t("swing_ankle","ankle"),d=x=>[h[0]+x*Math.cos(u)+na*Math.sin(u),h[1]+x*Math.sin(u)-na*Math.cos(u)],f=i.torso??0,g=[o[0]-Cl*Math.sin(f),o[1]+Cl*Math.cos(f)];return{ankle:s,knee:r,hip:o,top:g,swingKnee:c,swingAnkle:h,shank:e,swingThigh:a,swingShank:l,swingToe:d(Yu),swingHeel:d(-Kp)}}var kv={torso:(i,{hip:t})=>Math.atan2(t[0]-i[0],i[1]-t[1]),swing_hip:(i,{hip:t})=>Math.atan2(i[0]-t[0],t[1]-i[1]),swing_knee:(i,{swingKnee:t,swingThigh:e})=>Math.atan2(i[0]-t[0],t[1]-i[1])-e,swing_ankle:(i,{swingAnkle:t,swingShank:e})=>Math.atan2(i[1]-t[1],i[0]-t[0])+Math.atan2(na,Yu)-e,stance_ankle:(i,{ankle:t})=>-Math.atan2(t[0]-i[0],i[1]-t[1]),stance_knee:(i,{knee:t,shank:e})=>e-Math.atan2(t[0]-i[0],i[1]-t[1])},$p={torso:i=>i.top,swing_hip:i=>i.swingKnee,swing_knee:i=>i.swingAnkle,swing_ankle:i=>i.swingToe,stance_ankle:i=>i.knee,stance_knee:i=>i.hip},Kr=(...i)=>i.map(([t,e],n)=>`${n?"L":"M"}${t.toFixed(2)} ${(-e).toFixed(2)}`).join(""),Rl=class{constructor(t,e){this.actions=e;this.element=Ut("svg",{class:"figure",test:`figure-${t}`,viewBox:"-78 -172 156 182",role:"img"},Ut("path",{class:"figure-ground",d:"M-78 0H78"}),this.original.group,this.now.group,this.bubble);for(let n of Object.keys($p)){let s=Ut("g",{class:"figure-handle",test:`handle-${t}-${n}`,label:n.replace("_"," ")},Ut("circle",{class:"figure-reach",r:11}),Ut("circle",{class:"figure-knob",r:4.5}),Ut("title",{}));s.addEventListener("pointerdown",r=>this.press(r,n,s)),this.handles.set(n,s),this.element.append(s)}}actions;element;now=Zp("now");original=Zp("original");handles=new Map;bubble=Ut("text",{class:"figure-value","text-anchor":"middle"});values={};columns=new Map;held="";set stance(t){this.element.classList.toggle("on-right",t==="right")}show(t,e,n){this.columns=new Map(e.filter(({joint:s})=>s).map(s=>[s.joint,s])),this.values={...t},this.original.group.classList.toggle("hidden",n===null||Bv(n,t)),n&&this.original.draw(Xu(n)),this.place()}set(t,e){this.values[t]=e,this.place()}place(){let t=Xu(this.values);this.now.draw(t);for(let[e,n]of this.handles){let s=this.columns.get(e),r=s&&this.values[s.name];if(n.classList.toggle("hidden",r===void 0),r===void 0)continue;let[o,a]=$p[e](t);nn(n,{transform:`translate(${o.toFixed(2)} ${(-a).toFixed(2)})`}),n.lastElementChild.textContent=`${s.label}: ${Wt(r)} rad (${Wr(r)})`,e===this.held&&(nn(this.bubble,{x:Hn(o,-50,50),y:Math.max(-160,-a-13)}),this.bubble.textContent=`${Wt(r)} rad`)}this.bubble.classList.toggle("hidden",!this.held),this.element.setAttribute("aria-label","Target pose of this state, seen from the right")}press(t,e,n){let s=this.columns.get(e);if(!s||t.button!==0||this.element.closest("fieldset:disabled"))return;t.preventDefault(),n.setPointerCapture(t.pointerId),this.held=e,n.classList.add("held");let r=a=>{let l=ts(kv[e](this.point(a),Xu(this.values))),c=Hn(Math.round(l*500)/500,s.low,s.high);c!==this.values[s.name]&&(this.set(s.name,c),this.actions.input(s.name,c))},o=()=>{this.held="",n.classList.remove("held"),n.removeEventListener("pointermove",r),this.place(),this.actions.release()};n.addEventListener("pointermove",r),n.addEventListener("lostpointercapture",o,{once:!0}),this.place()}point(t){let e=new DOMPoint(t.clientX,t.clientY).matrixTransform(this.element.getScreenCTM().inverse());return[e.x,-e.y]}};function Zp(i){let t=c=>Ut("path",{class:`limb ${c}`}),[e,n,s]=[t("swing"),t("stance"),t("torso")],[r,o]=[t("swing sole"),t("stance sole")],a=Ut("circle",{class:"limb head",r:Wu});return{group:Ut("g",{class:`figure-${i}`},n,o,s,a,e,r),draw(c){nn(n,{d:Kr(c.hip,c.knee,c.ankle)}),nn(o,{d:`${Kr(c.ankle)}${Kr([-Kp,1],[Yu,1]).replace("M","L")}L0 ${-na}`}),nn(s,{d:Kr(c.hip,c.top)}),nn(e,{d:Kr(c.hip,c.swingKnee,c.swingAnkle)}),nn(r,{d:Kr(c.swingAnkle,c.swingHeel,c.swingToe,c.swingAnkle)});let[h,u]=c.top,[d,f]=[(h-c.hip[0])/Cl,(u-c.hip[1])/Cl];nn(a,{cx:h+(Wu+2)*d,cy:-(u+(Wu+2)*f)})}}}function Bv(i,t){return Object.keys({...i,...t}).every(e=>Math.abs((i[e]??0)-(t[e]??0))<1e-6)}var zv=600,ia=class{constructor(t){this.set=t;let{test:e,label:n,unit:s,low:r,high:o,step:a}=t,l=`${n} [${s}]`;this.range=U("input",{type:"range",test:`${e}-range`,min:r,max:o,step:a,label:l}),this.box=U("input",{type:"number",test:e,step:a,label:l,inputmode:"decimal"}),this.range.addEventListener("input",()=>this.moved(this.range.valueAsNumber)),this.range.addEventListener("change",()=>t.release()),this.box.addEventListener("change",()=>{let c=this.box.valueAsNumber;Number.isFinite(c)&&(this.moved(c),t.release())}),this.element=U("div",{class:"value-row"},U("span",{class:"value-name"},n,U("small",{},` ${s}`)),this.range,this.box)}set;element;range;box;touched=-1/0;show(t){document.activeElement===this.box&&this.box.matches(":focus")||performance.now()-this.touched>zv&&this.write(t)}follow(t){this.touched=performance.now(),this.write(t)}acceptServerValues(){this.touched=-1/0}warn(t){this.element.classList.toggle("risky",t!==""),this.element.title=t}moved(t){this.follow(t),this.set.input(t)}write(t){this.range.value=String(Hn(t,this.set.low,this.set.high));let e=this.set.step<.01?3:2,n=Wt(t,e).replace("−","-");document.activeElement!==this.box&&(this.box.value=String(Number(n))),qr(this.range)}};var Vv={contact:["until contact","This state ends when the swing foot touches the ground"],landing:["until landing","This state ends when any foot touches the ground"],"lift-off":["until lift-off","This state ends when no foot touches the ground any more"],never:["never ends","This state does not end by itself"]},Gv=[["pose","Pose",!0],["balance","Other balance gains",!1],["side","Lateral",!1]],Jp=new Set(["cd","cv"]),Pl=class{constructor(t,e,n){this.state=t;this.actions=n;let{index:s}=t;this.figure=new Rl(s,{input:(l,c)=>{this.rows.get(l)?.follow(c),n.edit(s,l,c)},release:()=>n.release()});let r=e.columns.filter(({name:l})=>l in t.values),o=U("div",{class:"state-first"},this.dwell());for(let l of r)Jp.has(l.name)&&o.append(this.row(l));let a=Gv.map(([l,c,h])=>{let u=r.filter(f=>f.group===l&&!Jp.has(f.name));if(!u.length)return null;let d=u.map(f=>this.row(f));return U("details",{open:h,class:"state-group"},U("summary",{},c),...d)});this.element=U("article",{class:"state",test:`state-${s}`,label:`State ${s}`},this.head(e.states.length),U("div",{class:"state-top"},this.figure.element,o),...a)}state;actions;element;figure;rows=new Map;stance=U("span",{class:"state-stance"});show(t,e,n,s){this.figure.stance=t.stance,this.figure.show(t.values,e.columns,n?.values??null),Ee(this.stance,`${t.stance} stance`);for(let[r,o]of this.rows){let a=r==="until"?t.until:t.values[r];typeof a=="number"&&(o.show(a),o.warn(s(r,a)))}}acceptServerValues(){this.rows.forEach(t=>t.acceptServerValues())}active(t,e){this.element.classList.toggle("active",t),this.element.classList.toggle("mirrored",t&&e)}head(t){let{index:e}=this.state,{actions:n}=this,s=ee({test:`state-${e}-up`,icon:"up",title:"Earlier in the cycle",kind:"quiet",act:()=>n.move(e,e-1)}),r=ee({test:`state-${e}-down`,icon:"down",title:"Later in the cycle",kind:"quiet",act:()=>n.move(e,e+1)}),o=ee({test:`state-${e}-add`,icon:"plus",title:"Add a state like this one after it",kind:"quiet",act:()=>n.add(e)}),a=ee({test:`state-${e}-remove`,icon:"trash",title:"Remove this state",kind:"quiet",act:()=>n.remove(e)});return s.disabled=e===0,r.disabled=e===t-1,a.disabled=t<2,U("header",{class:"state-head"},U("span",{class:"state-light",title:"Lit while the controller is in this state"}),U("h3",{},`State ${e}`),this.stance,U("span",{class:"state-buttons"},s,r,o,a))}dwell(){let{until:t,index:e}=this.state;if(typeof t=="number"){let o=new ia({test:`until-${e}`,label:"dwell time",unit:"s",low:0,high:Math.max(1,1.5*t),step:.01,input:a=>this.actions.edit(e,"until",Math.max(0,a)),release:()=>this.actions.release()});return this.rows.set("until",o),o.element}let n=Array.isArray(t)?`${t.map(o=>Wt(o)).join(", ")} s, by speed`:"",[s,r]=n?[n,"One dwell time for each speed of the file"]:Vv[String(t)]??[String(t),""];return U("p",{class:"until",test:`until-${e}`,title:r},s)}row(t){let{index:e}=this.state,n=t.high-t.low,s=new ia({test:`value-${e}-${t.name}`,label:t.label,unit:t.unit,low:t.low,high:t.high,step:n>20?1:n>1?.01:.005,input:r=>{this.figure.set(t.name,r),this.actions.edit(e,t.name,r)},release:()=>this.actions.release()});return this.rows.set(t.name,s),s.element}};var Hv=5,Wv=6e4,Il=class{constructor(t){this.studio=t;let e=U("input",{type:"file",accept:".toml,text/plain",test:"open-file",hidden:!0});e.addEventListener("change",()=>{e.files?.[0]&&this.open(e.files[0]),e.value=""});let n=ee({test:"open",text:"Open a skill file",icon:"file",title:"A skill.toml from this computer; it can also be dropped onto the page",kind:"quiet",act:()=>e.click()});this.editor=U("div",{},Ve("Author",U("div",{class:"row"},this.title,this.dirty,this.unsafe,U("span",{class:"spring"}),this.undoButton,this.redoButton),this.compare.element,this.frozen,U("div",{class:"row"},this.name,this.saveButton),this.stabilize),this.cardBox),this.element=U("div",{class:"panel-body"},Wn(this.none,this.editor,U("div",{class:"row"},n,e))),t.on("graph",s=>this.show(s)),t.on("skill",({authorable:s})=>{s||this.showNothing()}),t.on("frame",s=>{this.markActive(s.data[pt.state]),(He(s,Ge.pushed)||s.time<this.pushed)&&(this.pushed=s.time)}),t.on("scene",({character:s})=>this.stabilize.hidden=s.planar),t.on("fall",({time:s})=>{this.fallen||=s-this.pushed>Hv,t.graph&&this.showUnsafe(t.graph)}),t.on("job",s=>{if(s.kind!=="stabilize")return;let r=this.jobCards.get(s.id);r||(r=new Zr(t,s.id,"author-"),this.jobCards.set(s.id,r),this.stabilizeBody.append(r.element)),r.show(s)}),this.showNothing()}studio;element;cards=[];shape="";waiting=null;activeState=NaN;edits=Fi(20,t=>this.studio.send("edit",t));list=U("div",{class:"states",test:"states"});undoButton=ee({test:"undo",icon:"undo",title:"Undo (Ctrl+Z)",act:()=>this.undo()});redoButton=ee({test:"redo",icon:"redo",title:"Redo (Ctrl+Shift+Z)",act:()=>this.redo()});compare=Vs("compare","Play the original",!1,t=>{this.flushEdits(),this.studio.send("compare",{on:t})},"Simulate the gait without your edits");name=U("input",{type:"text",test:"save-name",label:"Name to save under",placeholder:"my-walk",maxlength:60,spellcheck:"false",autocomplete:"off",oninput:()=>this.enable(),onkeydown:t=>t.key==="Enter"&&this.save()});saveButton=ee({test:"save",text:"Save as",title:"Save as a skill of this studio under this name",act:()=>this.save()});dirty=U("span",{class:"tag",test:"dirty",hidden:!0},"changed");unsafe=U("span",{class:"tag unsafe",test:"unsafe",hidden:!0},"unsafe");pushed=-1/0;fallen=!1;states="";budget=Xr("stabilize-budget",60,3600,60,300);stabilizeBody=U("div",{class:"stabilize"},U("p",{class:"hint"},"Makes a new skill that walks: every step is corrected so that the gait stays on its cycle (limit cycle control)."),this.budget.element,ee({test:"stabilize",text:"Stabilise",title:"Search in the background for a skill that walks with this graph; the result is a new skill",act:()=>this.startStabilizing()}));stabilize=U("details",{class:"state-group",test:"stabilize-group"},U("summary",{},"Stabilise a graph that falls"),this.stabilizeBody);jobCards=new Map;title=U("strong",{test:"graph-name"});none=U("p",{class:"empty",test:"author-none"},"This skill has no states to edit. Choose one with a pose graph, such as a walk, run or skip of the thesis, or open a skill file.");frozen=U("p",{class:"hint",hidden:!0},"The original is simulated. Switch back to edit.");editor;cardBox=U("fieldset",{class:"bare"},this.list);undo(){this.flushEdits(),this.studio.send("undo")}redo(){this.flushEdits(),this.studio.send("redo")}async open(t){if(t.size>Wv){this.studio.emit("error",{is:"error",about:"open",text:`${t.name} is too large for a skill file`});return}this.studio.send("open",{text:await t.text()})}show(t){let e=JSON.stringify([t.name,t.columns.map(({name:s})=>s),t.states.map(({until:s,values:r})=>[typeof s=="number"?0:s,Object.keys(r)])]);e!==this.shape&&(this.shape=e,this.cards=t.states.map(s=>new Pl(s,t,this)),this.list.replaceChildren(...this.cards.map(s=>s.element)),this.activeState=NaN),t.states.forEach((s,r)=>this.cards[r]?.show(s,t,this.before(t,r),(o,a)=>this.risk(t,r,o,a)));let n=JSON.stringify([t.name,t.states,t.comparing]);n!==this.states&&(this.fallen=!1),this.states=n,this.showUnsafe(t),this.none.hidden=!0,this.editor.hidden=!1,this.title.textContent=t.name,this.dirty.hidden=!t.dirty,this.undoButton.disabled=!t.undo,this.redoButton.disabled=!t.redo,this.compare.box.checked=t.comparing,this.compare.box.disabled=!t.dirty,this.frozen.hidden=!t.comparing,this.cardBox.disabled=t.comparing,this.enable()}showNothing(){this.none.hidden=!1,this.editor.hidden=!0,this.shape="",this.cards=[],this.list.replaceChildren()}showUnsafe(t){let e=t.states.some(({values:n},s)=>Object.entries(n).some(([r,o])=>this.risk(t,s,r,o)!==""));this.unsafe.hidden&&(this.fallen||e)&&(this.stabilize.open=!0),this.unsafe.hidden=!this.fallen&&!e,this.unsafe.title=this.fallen?"It fell":"A gain is outside of the range in which this gait was measured to keep walking"}startStabilizing(){this.flushEdits(),this.studio.send("stabilize",{budget:this.budget.value})}before(t,e){return t.original.length===t.states.length?t.original[e]:null}risk(t,e,n,s){if(!t.safe||n!=="cd"&&n!=="cv")return"";let[r,o]=t.safe[n],a=this.before(t,e)?.values[n],l=t.original.map(({values:u})=>u[n]).filter(u=>u!==void 0);if(a===void 0&&!l.length)return"";let c=(a??Math.min(...l))+r,h=(a??Math.max(...l))+o;return s>=c-1e-9&&s<=h+1e-9?"":`Outside ${c.toFixed(2)} to ${h.toFixed(2)}, where this gait was measured to keep walking (${t.safe.how})`}markActive(t){if(Object.is(t,this.activeState))return;this.activeState=t;let e=this.cards.length;this.cards.forEach((n,s)=>n.active(e>0&&t%e===s,t>=e))}save(){let t=this.name.value.trim().replace(/[^A-Za-z0-9_-]+/g,"-");t&&(this.name.value=t,this.edits.finish(),this.studio.send("save",{name:t}))}enable(){this.saveButton.disabled=!this.name.value.trim()}flushEdits(){this.edits.finish(),this.cards.forEach(t=>t.acceptServerValues())}edit(t,e,n){this.waiting&&(this.waiting.state!==t||this.waiting.name!==e)&&this.edits.finish(),this.waiting={state:t,name:e},this.edits.call({state:t,name:e,value:n})}release(){this.edits.finish(),this.waiting=null}add(t){this.flushEdits(),this.studio.send("add_state",{after:t})}remove(t){this.flushEdits(),this.studio.send("remove_state",{state:t})}move(t,e){this.flushEdits(),this.studio.send("move_state",{state:t,to:e})}};var Ll=38,Dl=class{constructor(t,e){this.studio=t;this.steering=e;let n=Ut("svg",{class:"compass-dial",viewBox:"-46 -46 92 92",test:"compass","aria-hidden":"true"},Ut("circle",{class:"compass-plate",r:Ll}),...Array.from({length:24},(a,l)=>Ut("line",{class:"compass-tick",y1:-Ll,y2:l%6?-Ll+3:-Ll+6,transform:`rotate(${15*l})`})),this.wanted,this.needle);n.append(Ut("title",{},"Click or drag to set the heading. Up is the x axis."));let s=Ut("svg",{class:"compass-scale",viewBox:"-9 -40 18 80","aria-hidden":"true"},Ut("rect",{class:"compass-trough",x:-3,y:-36,width:6,height:72,rx:3}),this.bar,this.mark);s.append(Ut("title",{},"Speed; the line is the commanded speed"));let r=a=>{let l=n.getBoundingClientRect(),c=a.clientX-l.left-l.width/2,h=a.clientY-l.top-l.height/2;Math.hypot(c,h)>6&&e.face(Math.atan2(-c,-h))};n.addEventListener("pointerdown",a=>{n.setPointerCapture(a.pointerId),r(a)}),n.addEventListener("pointermove",a=>{n.hasPointerCapture(a.pointerId)&&r(a)}),this.element=U("div",{class:"compass",test:"steer-widget"},n,s,U("div",{class:"compass-text"},this.speed,this.facing));let o=()=>this.element.hidden=!t.steerable;t.on("skill",o),t.on("skills",o),t.on("frame",()=>this.frame()),o()}studio;steering;element;needle=Ut("path",{class:"compass-needle",d:"M0 -27 L8 12 L0 7 L-8 12 Z"});wanted=Ut("path",{class:"compass-wanted",d:"M0 -31 L6 -42 L-6 -42 Z"});bar=Ut("rect",{class:"compass-bar",x:-3,width:6,rx:3});mark=Ut("path",{class:"compass-mark",d:"M-7 0 H7"});speed=U("output",{class:"compass-speed",test:"steer-speed-says",title:"Speed now [m/s]"});facing=U("output",{class:"compass-heading",test:"steer-heading-says",title:"Heading now"});turned=NaN;smoothedSpeed=NaN;frame(){let{frame:t}=this.studio;if(!t||this.element.hidden)return;let{data:e}=t,n=Xv(e);this.smoothedSpeed=Number.isFinite(this.smoothedSpeed)?this.smoothedSpeed+.06*(n-this.smoothedSpeed):n;let s=e[pt.heading];(Math.abs(s-this.turned)>.002||Number.isNaN(this.turned))&&(this.turned=s,nn(this.needle,{transform:`rotate(${-s*180/Math.PI})`}),Ee(this.facing,Wr(s)));let r=this.steering.askedSpeed,o=Math.max(1.6,1.25*r,1.25*this.smoothedSpeed);nn(this.wanted,{transform:`rotate(${-this.steering.askedHeading*180/Math.PI})`});let a=72*Hn(this.smoothedSpeed/o,.02,1);nn(this.bar,{y:36-a,height:a}),nn(this.mark,{transform:`translate(0 ${36-72*Hn(r/o,0,1)})`}),Ee(this.speed,`${Wt(this.smoothedSpeed)} m/s`)}};function Xv(i){let t=i[pt.heading]||0;return i[pt.velocity]*Math.cos(t)+i[pt.velocity+1]*Math.sin(t)}var sa=42;function jp(i,t){let e=U("div",{class:"joystick-knob"}),n=U("div",{class:"joystick",test:"joystick",role:"application",label:"Joystick: up faster, down slower, left and right turn"},e);function s(a){let l=n.getBoundingClientRect(),c=a.clientX-l.left-l.width/2,h=a.clientY-l.top-l.height/2,u=Math.hypot(c,h);u>sa&&([c,h]=[c*sa/u,h*sa/u]),e.style.transform=`translate(${c}px, ${h}px)`;let d=f=>Math.abs(f)<.1?0:f;t.setStick(d(c/sa),d(-h/sa))}function r(){e.style.transform="",n.classList.remove("held"),t.setStick(0,0)}n.addEventListener("pointerdown",a=>{a.preventDefault(),n.setPointerCapture(a.pointerId),n.classList.add("held"),s(a)}),n.addEventListener("pointermove",a=>{n.hasPointerCapture(a.pointerId)&&s(a)}),n.addEventListener("lostpointercapture",r);let o=()=>n.hidden=!t.able;for(let a of["skill","skills","holder","link"])i.on(a,o);return o(),n}function gs(i){let t=new URL(i,location.href),e=new URLSearchParams(location.search).get("token");return e&&t.origin===location.origin&&!t.searchParams.has("token")&&t.searchParams.set("token",e),t.href}var Nl=class{constructor(t,e="/ws"){this.listener=t;this.path=e;this.connect(),addEventListener("online",()=>this.connect())}listener;path;socket=null;wait=400;get open(){return this.socket?.readyState===WebSocket.OPEN}send(t){return this.open?(this.socket.send(JSON.stringify(t)),!0):!1}connect(){let t=this.socket?.readyState;if(t===WebSocket.OPEN||t===WebSocket.CONNECTING)return;let e=new WebSocket(gs(this.path).replace(/^http/,"ws"));e.binaryType="arraybuffer",this.socket=e,e.addEventListener("open",()=>{this.wait=400,this.listener.opened()}),e.addEventListener("message",({data:n})=>{typeof n!="string"?this.listener.bytes(n):this.listener.text(JSON.parse(n))}),e.addEventListener("close",()=>{this.socket===e&&(this.listener.lost(),setTimeout(()=>this.connect(),this.wait),this.wait=Math.min(5e3,this.wait*1.6))})}};var qv=32<<20,Yv=[{name:"natural",title:"Natural: human-like walking"},{name:"wang",title:"Wang 2009: as published"},{name:"robust",title:"Robust: withstands pushes"}],$v=[{name:"human-toes",title:"Human with toes, 89 kg"},{name:"own",title:"Made from the clip's skeleton, 75 kg"}],Fl=class{constructor(t){this.studio=t;this.file.addEventListener("change",()=>{this.file.files?.[0]&&this.upload(this.file.files[0]),this.file.value=""}),this.zone.addEventListener("click",()=>this.file.click()),this.element=U("div",{class:"panel-body"},Wn(Ve("Learn from a clip",this.zone,this.file,this.read,this.budget.element,this.learnButton),this.physical,Ve("Optimize the skill",...this.optimize())),Ve("Jobs",this.jobs)),this.learnButton.disabled=!0,this.budget.element.hidden=this.learnButton.hidden=this.physical.hidden=!0,t.on("clip",e=>this.show(e)),t.on("job",e=>{let n=this.cards.get(e.id),s=n??new Zr(t,e.id);s.show(e),!n&&(this.cards.set(e.id,s),this.jobs.prepend(s.element),e.state==="running"&&s.element.scrollIntoView({block:"nearest"}))})}studio;element;file=U("input",{type:"file",accept:".bvh",test:"clip-file",hidden:!0});zone=U("button",{type:"button",class:"drop-zone",test:"clip-drop",title:"Choose a BVH file, or drop one anywhere on the page"},U("strong",{},"Drop a BVH clip here"),U("span",{},"or click to choose one; walking, running, up to 32 MiB"));read=U("div",{class:"clip",test:"clip",hidden:!0});jobs=U("div",{class:"jobs",test:"jobs"});cards=new Map;budget=Xr("learn-budget",60,600,30,120);learnButton=ee({test:"learn",text:"Learn this clip",title:"Learn a controller that tracks this clip under physics",kind:"main",act:()=>this.studio.clip&&this.studio.send("learn",{clip:this.studio.clip.id,budget:this.budget.value})});body=Ei("rectify-body","Body",$v,()=>{});rectifyBudget=Xr("rectify-budget",60,1800,60,600);rectifyButton=ee({test:"rectify",text:"Make physical",title:"Change the whole clip as little as needed until joint torques carry it from its first frame to its last",act:()=>this.studio.clip&&this.studio.send("rectify",{clip:this.studio.clip.id,body:this.body.box.value,budget:this.rectifyBudget.value})});physical=Ve("Make the clip physical",this.body.element,this.rectifyBudget.element,this.rectifyButton);async upload(t){if(t.size>qv){this.fail(`${t.name} is larger than 32 MiB`);return}this.read.hidden=!1,this.read.replaceChildren(U("p",{class:"busy-words"},`Reading ${t.name} …`)),this.zone.disabled=!0;try{let e=await fetch(gs("/clip"),{method:"POST",body:t,headers:{"X-Name":encodeURIComponent(t.name),"X-Key":this.studio.hello?.key??"","Content-Type":"application/octet-stream"}}),n=await e.json();n.is==="clip"?this.show(n):this.fail(n.text||`the server answered ${e.status}`)}catch{this.fail(`${t.name} could not be sent`)}finally{this.zone.disabled=!1}}fail(t){this.read.hidden=this.studio.clip===null,this.studio.clip&&this.show(this.studio.clip),this.studio.emit("error",{is:"error",about:"clip",text:t})}show(t){this.studio.clip=t;let e=[[t.kind,t.speed===null?"":`${Wt(t.speed,1)} m/s`].filter(Boolean).join(", "),`${Wt(t.seconds,1)} s`,`${t.frames} frames at ${Wt(t.rate,0)} Hz`],n=Array.isArray(t.words)?t.words:t.words?[t.words]:[];this.read.hidden=!1,this.read.replaceChildren(U("strong",{test:"clip-name"},t.name),U("p",{test:"clip-facts"},e.filter(Boolean).join(" · ")),...t.sketch?[new ea(t.sketch).element]:[],...n.map(s=>U("p",{class:"hint"},s))),this.learnButton.disabled=!1,this.budget.element.hidden=this.learnButton.hidden=this.physical.hidden=!1}optimize(){let t=Ei("optimize-objective","Objective",Yv,()=>{}),e=U("input",{type:"number",id:"optimize-speed",test:"optimize-speed",min:.1,max:5,step:.1,placeholder:"as it is"}),n=Xr("optimize-budget",60,3600,60,300),s=ee({test:"optimize",text:"Optimize",title:"Optimize the parameters of the skill in control; the result is a new skill",act:()=>{let o=e.valueAsNumber;this.studio.send("optimize",{objective:t.box.value,speed:Number.isFinite(o)?o:null,budget:n.value})}}),r=U("div",{class:"field"},U("label",{for:"optimize-speed"},"Speed [m/s]"),e);return[t.element,r,n.element,s]}};var Ul=class{constructor(t){this.studio=t;this.element=U("div",{class:"skill-list"},this.search,this.list,this.none),t.on("skills",e=>this.build(e)),t.on("skill",()=>this.markCurrent()),t.on("scene",()=>this.nameGroups()),t.on("holder",()=>this.markCurrent()),t.on("link",()=>this.markCurrent()),t.on("error",({about:e})=>{e==="skill"&&(this.waiting="",this.markCurrent())})}studio;element;list=U("div",{class:"skills",test:"skills"});none=U("p",{class:"hint",hidden:!0,test:"skills-none"},"No skill matches.");search=U("input",{type:"search",class:"search",test:"skill-search",placeholder:"Search skills: run, stairs, planar …",label:"Search skills",autocomplete:"off",spellcheck:"false",oninput:()=>this.filter()});cards=[];groups=[];waiting="";focus(){this.search.focus()}build(t){this.groups=[],this.cards=[];for(let e of new Set(t.map(({character:n})=>n))){let n=U("span",{}),s=U("div",{class:"skill-grid"}),r=t.filter(({character:a})=>a===e),o=U("h3",{},n,U("span",{class:"count"},String(r.length)));for(let a of r){let l=this.card(a);s.append(l);let c=`${a.id} ${a.title} ${a.about} ${a.gait} ${a.kind} ${e}`.toLowerCase();this.cards.push({skill:a,button:l,words:c})}this.groups.push({head:o,box:s,title:n,name:e})}this.list.replaceChildren(...this.groups.map(({head:e,box:n})=>U("section",{},e,n))),this.nameGroups(),this.markCurrent(),this.filter()}card(t){let e=[t.speed===null?"":`${Wt(t.speed)} m/s`,t.kind==="act"?"once":"",t.kinematic?"kinematic":t.kinematic_root?"kinematic root":""],n=t.thumbnail?U("img",{src:gs(t.thumbnail),alt:"",loading:"lazy",decoding:"async",draggable:"false"}):U("span",{class:"no-preview","aria-hidden":"true"},t.title.slice(0,1));return U("button",{type:"button",class:"skill",test:`skill-${t.id}`,title:t.about||t.title,"aria-pressed":"false",onclick:()=>this.choose(t)},U("span",{class:"preview"},n),U("span",{class:"skill-title"},t.title),U("span",{class:"skill-facts"},e.filter(Boolean).join(" · ")),t.made?U("span",{class:"tag",title:"Made in this studio"},"yours"):null)}choose(t){this.studio.send("skill",{id:t.id})&&(this.waiting=t.id===this.studio.skill?.id?"":t.id,this.markCurrent())}nameGroups(){let t=this.studio.bodyName;for(let e of this.groups){let n=e.name===t?this.studio.scene?.character.title:"";Ee(e.title,n||e.name.replace(/[-_]/g," "))}}markCurrent(){let t=this.studio.skill?.id;t===this.waiting&&(this.waiting="");for(let{skill:e,button:n}of this.cards)n.setAttribute("aria-pressed",String(e.id===t)),n.classList.toggle("waiting",e.id===this.waiting),n.disabled=!this.studio.holds;this.nameGroups()}filter(){let t=this.search.value.toLowerCase().split(/\s+/).filter(Boolean),e=0;for(let{button:n,words:s}of this.cards){let r=t.every(o=>s.includes(o));n.hidden=!r,r&&e++}for(let{box:n,head:s}of this.groups){let r=[...n.children].every(o=>o.hidden);n.hidden=s.hidden=r}this.none.hidden=e>0||this.cards.length===0}};function Qp(i){let t=new Ul(i),e=U("p",{class:"about",test:"skill-about"});return i.on("skill",n=>e.textContent=n.about||n.title),U("div",{class:"panel-body"},Ve("Skill",e,t.element),Wn(Zv(i),Kv(i)))}function tm(i,t){return i.some(({name:e})=>e===t)?i:[{name:t,title:t},...i]}function Zv(i){let t=Ei("body","Body",[],s=>i.send("body",{shape:s})),e=U("input",{type:"text",test:"body-shape",label:"Body shape",placeholder:"or factors: height=1.1,mass=1.2",title:"Scale factors: height, mass, leg_length, femur, shank, arm_length, left_leg, right_leg. Press Enter.",spellcheck:"false",onkeydown:s=>{s.key==="Enter"&&i.send("body",{shape:e.value.trim()})}}),n=[];return i.on("hello",s=>t.fill(n=s.bodies)),i.on("scene",s=>{let r=s.asked?.shape??"";t.fill(tm(n,r)),t.box.value=r,e.value=r}),Ve("Body",t.element,e)}function Kv(i){let t=l=>i.send("scene",{name:e.box.value,friction:l}),e=Ei("ground","Ground",[],()=>t(n?r.value:null)),n=!1,s=Fi(4,t),r=fi({test:"friction",label:"Friction",title:"Coefficient of friction: 0.1 is ice, 0.8 a rubber sole on a dry floor",low:.05,high:1.5,step:.05,value:.8,format:l=>Wt(l),change:l=>{n=!0,s.call(l)}}),o=ee({test:"friction-own",text:"Friction of the character",title:"The value in the file of the character",kind:"quiet",act:()=>{n=!1,t(null)}}),a=[];return i.on("hello",l=>e.fill(a=l.scenes)),i.on("scene",l=>{let c=l.asked?.ground??"";e.fill(tm(a,c)),e.box.value=c,l.ground.friction!==null&&(r.value=l.ground.friction)}),Ve("Ground",e.element,r.element,o)}var ir={LEFT:0,MIDDLE:1,RIGHT:2,ROTATE:0,DOLLY:1,PAN:2},sr={ROTATE:0,PAN:1,DOLLY_PAN:2,DOLLY_ROTATE:3},Um=0,Rd=1,Om=2;var xr=1,km=2,Ao=3,rr=0,si=1,Yn=2,br=0,Co=1,Pd=2,Id=3,Ld=4,Bm=5;var Sr=100,zm=101,Vm=102,Gm=103,Hm=104,Wm=200,Xm=201,qm=202,Ym=203,Dd=204,Nd=205,$m=206,Zm=207,Km=208,Jm=209,jm=210,Qm=211,tg=212,eg=213,ng=214,cc=0,hc=1,uc=2,fo=3,dc=4,fc=5,pc=6,mc=7,$c=0,ig=1,sg=2,as=0,Fd=1,Ud=2,Od=3,kd=4,Bd=5,zd=6,Vd=7;var Gd=300,Mr=301,Ro=302,Zc=303,Kc=304,gc=1e3,ns=1001,_c=1002,Un=1003,rg=1004;var Za=1005;var ei=1006,Jc=1007;var Cs=1008;var oi=1009,Hd=1010,Wd=1011,Po=1012,jc=1013,zi=1014,Vi=1015,Gi=1016,Qc=1017,th=1018,wr=1020,Xd=35902,qd=35899,Yd=1021,$d=1022,Hi=1023,Ms=1026,Rs=1027,Zd=1028,eh=1029,or=1030,nh=1031;var ih=1033,Ka=33776,Ja=33777,ja=33778,Qa=33779,sh=35840,rh=35841,oh=35842,ah=35843,lh=36196,ch=37492,hh=37496,uh=37488,dh=37489,tl=37490,fh=37491,ph=37808,mh=37809,gh=37810,_h=37811,vh=37812,yh=37813,xh=37814,bh=37815,Sh=37816,Mh=37817,wh=37818,Eh=37819,Th=37820,Ah=37821,Ch=36492,Rh=36494,Ph=36495,Ih=36283,Lh=36284,el=36285,Dh=36286;var ga=2300,vc=2301,ac=2302,vd=2303,yd=2400,xd=2401,bd=2402;var og=3200;var nl=0,ag=1,Ps="",kn="srgb",_a="srgb-linear",va="linear",Le="srgb";var lc=7680;var lg=519,cg=512,hg=513,ug=514,Kd=515,dg=516,fg=517,Jd=518,jd=519,pg=35044,Qd=35048;var tf="300 es",Ai=2e3,po=2001;function Jv(i){for(let t=i.length-1;t>=0;--t)if(i[t]>=65535)return!0;return!1}function jv(i){return ArrayBuffer.isView(i)&&!(i instanceof DataView)}function ya(i){return document.createElementNS("http://www.w3.org/1999/xhtml",i)}function mg(){let i=ya("canvas");return i.style.display="block",i}var em={},mo=null;function ef(...i){let t="THREE."+i.shift();mo?mo("log",t,...i):console.log(t,...i)}function gg(i){let t=i[0];if(typeof t=="string"&&t.startsWith("TSL:")){let e=i[1];e&&e.isStackTrace?i[0]+=" "+e.getLocation():i[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return i}function Kt(...i){i=gg(i);let t="THREE."+i.shift();if(mo)mo("warn",t,...i);else{let e=i[0];e&&e.isStackTrace?console.warn(e.getError(t)):console.warn(t,...i)}}function ne(...i){i=gg(i);let t="THREE."+i.shift();if(mo)mo("error",t,...i);else{let e=i[0];e&&e.isStackTrace?console.error(e.getError(t)):console.error(t,...i)}}function ua(...i){let t=i.join(" ");t in em||(em[t]=!0,Kt(...i))}function _g(i,t,e){return new Promise(function(n,s){function r(){switch(i.clientWaitSync(t,i.SYNC_FLUSH_COMMANDS_BIT,0)){case i.WAIT_FAILED:s();break;case i.TIMEOUT_EXPIRED:setTimeout(r,e);break;default:n()}}setTimeout(r,e)})}var vg={[cc]:cc,[uc]:pc,[dc]:dc,[fo]:fc,[hc]:hc,[pc]:uc,[mc]:mc,[fc]:fo},Bi=class{addEventListener(t,e){this._listeners===void 0&&(this._listeners={});let n=this._listeners;n[t]===void 0&&(n[t]=[]),n[t].indexOf(e)===-1&&n[t].push(e)}hasEventListener(t,e){let n=this._listeners;return n===void 0?!1:n[t]!==void 0&&n[t].indexOf(e)!==-1}removeEventListener(t,e){let n=this._listeners;if(n===void 0)return;let s=n[t];if(s!==void 0){let r=s.indexOf(e);r!==-1&&s.splice(r,1)}}dispatchEvent(t){let e=this._listeners;if(e===void 0)return;let n=e[t.type];if(n!==void 0){t.target=this;let s=n.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,t);t.target=null}}},Xn=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"],nm=1234567,da=Math.PI/180,go=180/Math.PI;function Er(){let i=Math.random()*4294967295|0,t=Math.random()*4294967295|0,e=Math.random()*4294967295|0,n=Math.random()*4294967295|0;return(Xn[i&255]+Xn[i>>8&255]+Xn[i>>16&255]+Xn[i>>24&255]+"-"+Xn[t&255]+Xn[t>>8&255]+"-"+Xn[t>>16&15|64]+Xn[t>>24&255]+"-"+Xn[e&63|128]+Xn[e>>8&255]+"-"+Xn[e>>16&255]+Xn[e>>24&255]+Xn[n&255]+Xn[n>>8&255]+Xn[n>>16&255]+Xn[n>>24&255]).toLowerCase()}function fe(i,t,e){return Math.max(t,Math.min(e,i))}function nf(i,t){return(i%t+t)%t}function Qv(i,t,e,n,s){return n+(i-t)*(s-n)/(e-t)}function ty(i,t,e){return i!==t?(e-i)/(t-i):0}function fa(i,t,e){return(1-e)*i+e*t}function ey(i,t,e,n){return fa(i,t,1-Math.exp(-e*n))}function ny(i,t=1){return t-Math.abs(nf(i,t*2)-t)}function iy(i,t,e){return i<=t?0:i>=e?1:(i=(i-t)/(e-t),i*i*(3-2*i))}function sy(i,t,e){return i<=t?0:i>=e?1:(i=(i-t)/(e-t),i*i*i*(i*(i*6-15)+10))}function ry(i,t){return i+Math.floor(Math.random()*(t-i+1))}function oy(i,t){return i+Math.random()*(t-i)}function ay(i){return i*(.5-Math.random())}function ly(i){i!==void 0&&(nm=i);let t=nm+=1831565813;return t=Math.imul(t^t>>>15,t|1),t^=t+Math.imul(t^t>>>7,t|61),((t^t>>>14)>>>0)/4294967296}function cy(i){return i*da}function hy(i){return i*go}function uy(i){return i>0&&Number.isInteger(i)&&2**Math.round(Math.log2(i))===i}function dy(i){return Math.pow(2,Math.ceil(Math.log(i)/Math.LN2))}function sf(i){return Math.pow(2,Math.floor(Math.log(i)/Math.LN2))}function fy(i,t,e,n,s){let r=Math.cos,o=Math.sin,a=r(e/2),l=o(e/2),c=r((t+n)/2),h=o((t+n)/2),u=r((t-n)/2),d=o((t-n)/2),f=r((n-t)/2),g=o((n-t)/2);switch(s){case"XYX":i.set(a*h,l*u,l*d,a*c);break;case"YZY":i.set(l*d,a*h,l*u,a*c);break;case"ZXZ":i.set(l*u,l*d,a*h,a*c);break;case"XZX":i.set(a*h,l*g,l*f,a*c);break;case"YXY":i.set(l*f,a*h,l*g,a*c);break;case"ZYZ":i.set(l*g,l*f,a*h,a*c);break;default:Kt("MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+s)}}function rf(i){switch(i.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function yg(i,t){if(t.constructor===Float32Array)return i;let e=rf(t);if(e===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(i/e,-1)}function xg(i,t){if(t.constructor===Float32Array)return i;let e=rf(t);if(e===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(i*e)}var of={DEG2RAD:da,RAD2DEG:go,generateUUID:Er,clamp:fe,euclideanModulo:nf,mapLinear:Qv,inverseLerp:ty,lerp:fa,damp:ey,pingpong:ny,smoothstep:iy,smootherstep:sy,randInt:ry,randFloat:oy,randFloatSpread:ay,seededRandom:ly,degToRad:cy,radToDeg:hy,isPowerOfTwo:uy,ceilPowerOfTwo:dy,floorPowerOfTwo:sf,setQuaternionFromProperEuler:fy,normalize:xg,denormalize:yg},Ct=class{static{this.prototype.isVector2=!0}constructor(t=0,e=0){this.x=t,this.y=e}get width(){return this.x}set width(t){this.x=t}get height(){return this.y}set height(t){this.y=t}set(t,e){return this.x=t,this.y=e,this}setScalar(t){return this.x=t,this.y=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;default:throw new Error("THREE.Vector2: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y)}copy(t){return this.x=t.x,this.y=t.y,this}add(t){return this.x+=t.x,this.y+=t.y,this}addScalar(t){return this.x+=t,this.y+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this}subScalar(t){return this.x-=t,this.y-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this}multiply(t){return this.x*=t.x,this.y*=t.y,this}multiplyScalar(t){return this.x*=t,this.y*=t,this}divide(t){return this.x/=t.x,this.y/=t.y,this}divideScalar(t){return this.multiplyScalar(1/t)}applyMatrix3(t){let e=this.x,n=this.y,s=t.elements;return this.x=s[0]*e+s[3]*n+s[6],this.y=s[1]*e+s[4]*n+s[7],this}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this}clamp(t,e){return this.x=fe(this.x,t.x,e.x),this.y=fe(this.y,t.y,e.y),this}clampScalar(t,e){return this.x=fe(this.x,t,e),this.y=fe(this.y,t,e),this}clampLength(t,e){let n=this.length();return this.divideScalar(n||1).multiplyScalar(fe(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(t){return this.x*t.x+this.y*t.y}cross(t){return this.x*t.y-this.y*t.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(t){let e=Math.sqrt(this.lengthSq()*t.lengthSq());if(e===0)return Math.PI/2;let n=this.dot(t)/e;return Math.acos(fe(n,-1,1))}distanceTo(t){return Math.sqrt(this.distanceToSquared(t))}distanceToSquared(t){let e=this.x-t.x,n=this.y-t.y;return e*e+n*n}manhattanDistanceTo(t){return Math.abs(this.x-t.x)+Math.abs(this.y-t.y)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this}equals(t){return t.x===this.x&&t.y===this.y}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this}rotateAround(t,e){let n=Math.cos(e),s=Math.sin(e),r=this.x-t.x,o=this.y-t.y;return this.x=r*n-o*s+t.x,this.y=r*s+o*n+t.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},ni=class{constructor(t=0,e=0,n=0,s=1){this.isQuaternion=!0,this._x=t,this._y=e,this._z=n,this._w=s}static slerpFlat(t,e,n,s,r,o,a){let l=n[s+0],c=n[s+1],h=n[s+2],u=n[s+3],d=r[o+0],f=r[o+1],g=r[o+2],x=r[o+3];if(u!==x||l!==d||c!==f||h!==g){let p=l*d+c*f+h*g+u*x;p<0&&(d=-d,f=-f,g=-g,x=-x,p=-p);let m=1-a;if(p<.9995){let _=Math.acos(p),w=Math.sin(_);m=Math.sin(m*_)/w,a=Math.sin(a*_)/w,l=l*m+d*a,c=c*m+f*a,h=h*m+g*a,u=u*m+x*a}else{l=l*m+d*a,c=c*m+f*a,h=h*m+g*a,u=u*m+x*a;let _=1/Math.sqrt(l*l+c*c+h*h+u*u);l*=_,c*=_,h*=_,u*=_}}t[e]=l,t[e+1]=c,t[e+2]=h,t[e+3]=u}static multiplyQuaternionsFlat(t,e,n,s,r,o){let a=n[s],l=n[s+1],c=n[s+2],h=n[s+3],u=r[o],d=r[o+1],f=r[o+2],g=r[o+3];return t[e]=a*g+h*u+l*f-c*d,t[e+1]=l*g+h*d+c*u-a*f,t[e+2]=c*g+h*f+a*d-l*u,t[e+3]=h*g-a*u-l*d-c*f,t}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get w(){return this._w}set w(t){this._w=t,this._onChangeCallback()}set(t,e,n,s){return this._x=t,this._y=e,this._z=n,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(t){return this._x=t.x,this._y=t.y,this._z=t.z,this._w=t.w,this._onChangeCallback(),this}setFromEuler(t,e=!0){let n=t._x,s=t._y,r=t._z,o=t._order,a=Math.cos,l=Math.sin,c=a(n/2),h=a(s/2),u=a(r/2),d=l(n/2),f=l(s/2),g=l(r/2);switch(o){case"XYZ":this._x=d*h*u+c*f*g,this._y=c*f*u-d*h*g,this._z=c*h*g+d*f*u,this._w=c*h*u-d*f*g;break;case"YXZ":this._x=d*h*u+c*f*g,this._y=c*f*u-d*h*g,this._z=c*h*g-d*f*u,this._w=c*h*u+d*f*g;break;case"ZXY":this._x=d*h*u-c*f*g,this._y=c*f*u+d*h*g,this._z=c*h*g+d*f*u,this._w=c*h*u-d*f*g;break;case"ZYX":this._x=d*h*u-c*f*g,this._y=c*f*u+d*h*g,this._z=c*h*g-d*f*u,this._w=c*h*u+d*f*g;break;case"YZX":this._x=d*h*u+c*f*g,this._y=c*f*u+d*h*g,this._z=c*h*g-d*f*u,this._w=c*h*u-d*f*g;break;case"XZY":this._x=d*h*u-c*f*g,this._y=c*f*u-d*h*g,this._z=c*h*g+d*f*u,this._w=c*h*u+d*f*g;break;default:Kt("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return e===!0&&this._onChangeCallback(),this}setFromAxisAngle(t,e){let n=e/2,s=Math.sin(n);return this._x=t.x*s,this._y=t.y*s,this._z=t.z*s,this._w=Math.cos(n),this._onChangeCallback(),this}setFromRotationMatrix(t){let e=t.elements,n=e[0],s=e[4],r=e[8],o=e[1],a=e[5],l=e[9],c=e[2],h=e[6],u=e[10],d=n+a+u;if(d>0){let f=.5/Math.sqrt(d+1);this._w=.25/f,this._x=(h-l)*f,this._y=(r-c)*f,this._z=(o-s)*f}else if(n>a&&n>u){let f=2*Math.sqrt(1+n-a-u);this._w=(h-l)/f,this._x=.25*f,this._y=(s+o)/f,this._z=(r+c)/f}else if(a>u){let f=2*Math.sqrt(1+a-n-u);this._w=(r-c)/f,this._x=(s+o)/f,this._y=.25*f,this._z=(l+h)/f}else{let f=2*Math.sqrt(1+u-n-a);this._w=(o-s)/f,this._x=(r+c)/f,this._y=(l+h)/f,this._z=.25*f}return this._onChangeCallback(),this}setFromUnitVectors(t,e){let n=t.dot(e)+1;return n<1e-8?(n=0,Math.abs(t.x)>Math.abs(t.z)?(this._x=-t.y,this._y=t.x,this._z=0,this._w=n):(this._x=0,this._y=-t.z,this._z=t.y,this._w=n)):(this._x=t.y*e.z-t.z*e.y,this._y=t.z*e.x-t.x*e.z,this._z=t.x*e.y-t.y*e.x,this._w=n),this.normalize()}angleTo(t){return 2*Math.acos(Math.abs(fe(this.dot(t),-1,1)))}rotateTowards(t,e){let n=this.angleTo(t);if(n===0)return this;let s=Math.min(1,e/n);return this.slerp(t,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(t){return this._x*t._x+this._y*t._y+this._z*t._z+this._w*t._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let t=this.length();return t===0?(this._x=0,this._y=0,this._z=0,this._w=1):(t=1/t,this._x=this._x*t,this._y=this._y*t,this._z=this._z*t,this._w=this._w*t),this._onChangeCallback(),this}multiply(t){return this.multiplyQuaternions(this,t)}premultiply(t){return this.multiplyQuaternions(t,this)}multiplyQuaternions(t,e){let n=t._x,s=t._y,r=t._z,o=t._w,a=e._x,l=e._y,c=e._z,h=e._w;return this._x=n*h+o*a+s*c-r*l,this._y=s*h+o*l+r*a-n*c,this._z=r*h+o*c+n*l-s*a,this._w=o*h-n*a-s*l-r*c,this._onChangeCallback(),this}slerp(t,e){let n=t._x,s=t._y,r=t._z,o=t._w,a=this.dot(t);a<0&&(n=-n,s=-s,r=-r,o=-o,a=-a);let l=1-e;if(a<.9995){let c=Math.acos(a),h=Math.sin(c);l=Math.sin(l*c)/h,e=Math.sin(e*c)/h,this._x=this._x*l+n*e,this._y=this._y*l+s*e,this._z=this._z*l+r*e,this._w=this._w*l+o*e,this._onChangeCallback()}else this._x=this._x*l+n*e,this._y=this._y*l+s*e,this._z=this._z*l+r*e,this._w=this._w*l+o*e,this.normalize();return this}slerpQuaternions(t,e,n){return this.copy(t).slerp(e,n)}random(){let t=2*Math.PI*Math.random(),e=2*Math.PI*Math.random(),n=Math.random(),s=Math.sqrt(1-n),r=Math.sqrt(n);return this.set(s*Math.sin(t),s*Math.cos(t),r*Math.sin(e),r*Math.cos(e))}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._w===this._w}fromArray(t,e=0){return this._x=t[e],this._y=t[e+1],this._z=t[e+2],this._w=t[e+3],this._onChangeCallback(),this}toArray(t=[],e=0){return t[e]=this._x,t[e+1]=this._y,t[e+2]=this._z,t[e+3]=this._w,t}fromBufferAttribute(t,e){return this._x=t.getX(e),this._y=t.getY(e),this._z=t.getZ(e),this._w=t.getW(e),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},F=class{static{this.prototype.isVector3=!0}constructor(t=0,e=0,n=0){this.x=t,this.y=e,this.z=n}set(t,e,n){return n===void 0&&(n=this.z),this.x=t,this.y=e,this.z=n,this}setScalar(t){return this.x=t,this.y=t,this.z=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setZ(t){return this.z=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;case 2:this.z=e;break;default:throw new Error("THREE.Vector3: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(t){return this.x=t.x,this.y=t.y,this.z=t.z,this}add(t){return this.x+=t.x,this.y+=t.y,this.z+=t.z,this}addScalar(t){return this.x+=t,this.y+=t,this.z+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this.z=t.z+e.z,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this.z+=t.z*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this.z-=t.z,this}subScalar(t){return this.x-=t,this.y-=t,this.z-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this.z=t.z-e.z,this}multiply(t){return this.x*=t.x,this.y*=t.y,this.z*=t.z,this}multiplyScalar(t){return this.x*=t,this.y*=t,this.z*=t,this}multiplyVectors(t,e){return this.x=t.x*e.x,this.y=t.y*e.y,this.z=t.z*e.z,this}applyEuler(t){return this.applyQuaternion(im.setFromEuler(t))}applyAxisAngle(t,e){return this.applyQuaternion(im.setFromAxisAngle(t,e))}applyMatrix3(t){let e=this.x,n=this.y,s=this.z,r=t.elements;return this.x=r[0]*e+r[3]*n+r[6]*s,this.y=r[1]*e+r[4]*n+r[7]*s,this.z=r[2]*e+r[5]*n+r[8]*s,this}applyNormalMatrix(t){return this.applyMatrix3(t).normalize()}applyMatrix4(t){let e=this.x,n=this.y,s=this.z,r=t.elements,o=1/(r[3]*e+r[7]*n+r[11]*s+r[15]);return this.x=(r[0]*e+r[4]*n+r[8]*s+r[12])*o,this.y=(r[1]*e+r[5]*n+r[9]*s+r[13])*o,this.z=(r[2]*e+r[6]*n+r[10]*s+r[14])*o,this}applyQuaternion(t){let e=this.x,n=this.y,s=this.z,r=t.x,o=t.y,a=t.z,l=t.w,c=2*(o*s-a*n),h=2*(a*e-r*s),u=2*(r*n-o*e);return this.x=e+l*c+o*u-a*h,this.y=n+l*h+a*c-r*u,this.z=s+l*u+r*h-o*c,this}project(t){return this.applyMatrix4(t.matrixWorldInverse).applyMatrix4(t.projectionMatrix)}unproject(t){return this.applyMatrix4(t.projectionMatrixInverse).applyMatrix4(t.matrixWorld)}transformDirection(t){let e=this.x,n=this.y,s=this.z,r=t.elements;return this.x=r[0]*e+r[4]*n+r[8]*s,this.y=r[1]*e+r[5]*n+r[9]*s,this.z=r[2]*e+r[6]*n+r[10]*s,this.normalize()}divide(t){return this.x/=t.x,this.y/=t.y,this.z/=t.z,this}divideScalar(t){return this.multiplyScalar(1/t)}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this.z=Math.min(this.z,t.z),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this.z=Math.max(this.z,t.z),this}clamp(t,e){return this.x=fe(this.x,t.x,e.x),this.y=fe(this.y,t.y,e.y),this.z=fe(this.z,t.z,e.z),this}clampScalar(t,e){return this.x=fe(this.x,t,e),this.y=fe(this.y,t,e),this.z=fe(this.z,t,e),this}clampLength(t,e){let n=this.length();return this.divideScalar(n||1).multiplyScalar(fe(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(t){return this.x*t.x+this.y*t.y+this.z*t.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this.z+=(t.z-this.z)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this.z=t.z+(e.z-t.z)*n,this}cross(t){return this.crossVectors(this,t)}crossVectors(t,e){let n=t.x,s=t.y,r=t.z,o=e.x,a=e.y,l=e.z;return this.x=s*l-r*a,this.y=r*o-n*l,this.z=n*a-s*o,this}projectOnVector(t){let e=t.lengthSq();if(e===0)return this.set(0,0,0);let n=t.dot(this)/e;return this.copy(t).multiplyScalar(n)}projectOnPlane(t){return $u.copy(this).projectOnVector(t),this.sub($u)}reflect(t){return this.sub($u.copy(t).multiplyScalar(2*this.dot(t)))}angleTo(t){let e=Math.sqrt(this.lengthSq()*t.lengthSq());if(e===0)return Math.PI/2;let n=this.dot(t)/e;return Math.acos(fe(n,-1,1))}distanceTo(t){return Math.sqrt(this.distanceToSquared(t))}distanceToSquared(t){let e=this.x-t.x,n=this.y-t.y,s=this.z-t.z;return e*e+n*n+s*s}manhattanDistanceTo(t){return Math.abs(this.x-t.x)+Math.abs(this.y-t.y)+Math.abs(this.z-t.z)}setFromSpherical(t){return this.setFromSphericalCoords(t.radius,t.phi,t.theta)}setFromSphericalCoords(t,e,n){let s=Math.sin(e)*t;return this.x=s*Math.sin(n),this.y=Math.cos(e)*t,this.z=s*Math.cos(n),this}setFromCylindrical(t){return this.setFromCylindricalCoords(t.radius,t.theta,t.y)}setFromCylindricalCoords(t,e,n){return this.x=t*Math.sin(e),this.y=n,this.z=t*Math.cos(e),this}setFromMatrixPosition(t){let e=t.elements;return this.x=e[12],this.y=e[13],this.z=e[14],this}setFromMatrixScale(t){let e=this.setFromMatrixColumn(t,0).length(),n=this.setFromMatrixColumn(t,1).length(),s=this.setFromMatrixColumn(t,2).length();return this.x=e,this.y=n,this.z=s,this}setFromMatrixColumn(t,e){return this.fromArray(t.elements,e*4)}setFromMatrix3Column(t,e){return this.fromArray(t.elements,e*3)}setFromEuler(t){return this.x=t._x,this.y=t._y,this.z=t._z,this}setFromColor(t){return this.x=t.r,this.y=t.g,this.z=t.b,this}equals(t){return t.x===this.x&&t.y===this.y&&t.z===this.z}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this.z=t[e+2],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t[e+2]=this.z,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this.z=t.getZ(e),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let t=Math.random()*Math.PI*2,e=Math.random()*2-1,n=Math.sqrt(1-e*e);return this.x=n*Math.cos(t),this.y=e,this.z=n*Math.sin(t),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},$u=new F,im=new ni,se=class{static{this.prototype.isMatrix3=!0}constructor(t,e,n,s,r,o,a,l,c){this.elements=[1,0,0,0,1,0,0,0,1],t!==void 0&&this.set(t,e,n,s,r,o,a,l,c)}set(t,e,n,s,r,o,a,l,c){let h=this.elements;return h[0]=t,h[1]=s,h[2]=a,h[3]=e,h[4]=r,h[5]=l,h[6]=n,h[7]=o,h[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(t){let e=this.elements,n=t.elements;return e[0]=n[0],e[1]=n[1],e[2]=n[2],e[3]=n[3],e[4]=n[4],e[5]=n[5],e[6]=n[6],e[7]=n[7],e[8]=n[8],this}extractBasis(t,e,n){return t.setFromMatrix3Column(this,0),e.setFromMatrix3Column(this,1),n.setFromMatrix3Column(this,2),this}setFromMatrix4(t){let e=t.elements;return this.set(e[0],e[4],e[8],e[1],e[5],e[9],e[2],e[6],e[10]),this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,e){let n=t.elements,s=e.elements,r=this.elements,o=n[0],a=n[3],l=n[6],c=n[1],h=n[4],u=n[7],d=n[2],f=n[5],g=n[8],x=s[0],p=s[3],m=s[6],_=s[1],w=s[4],b=s[7],C=s[2],A=s[5],v=s[8];return r[0]=o*x+a*_+l*C,r[3]=o*p+a*w+l*A,r[6]=o*m+a*b+l*v,r[1]=c*x+h*_+u*C,r[4]=c*p+h*w+u*A,r[7]=c*m+h*b+u*v,r[2]=d*x+f*_+g*C,r[5]=d*p+f*w+g*A,r[8]=d*m+f*b+g*v,this}multiplyScalar(t){let e=this.elements;return e[0]*=t,e[3]*=t,e[6]*=t,e[1]*=t,e[4]*=t,e[7]*=t,e[2]*=t,e[5]*=t,e[8]*=t,this}determinant(){let t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],h=t[8];return e*o*h-e*a*c-n*r*h+n*a*l+s*r*c-s*o*l}invert(){let t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],h=t[8],u=h*o-a*c,d=a*l-h*r,f=c*r-o*l,g=e*u+n*d+s*f;if(g===0)return this.set(0,0,0,0,0,0,0,0,0);let x=1/g;return t[0]=u*x,t[1]=(s*c-h*n)*x,t[2]=(a*n-s*o)*x,t[3]=d*x,t[4]=(h*e-s*l)*x,t[5]=(s*r-a*e)*x,t[6]=f*x,t[7]=(n*l-c*e)*x,t[8]=(o*e-n*r)*x,this}transpose(){let t,e=this.elements;return t=e[1],e[1]=e[3],e[3]=t,t=e[2],e[2]=e[6],e[6]=t,t=e[5],e[5]=e[7],e[7]=t,this}getNormalMatrix(t){return this.setFromMatrix4(t).invert().transpose()}transposeIntoArray(t){let e=this.elements;return t[0]=e[0],t[1]=e[3],t[2]=e[6],t[3]=e[1],t[4]=e[4],t[5]=e[7],t[6]=e[2],t[7]=e[5],t[8]=e[8],this}setUvTransform(t,e,n,s,r,o,a){let l=Math.cos(r),c=Math.sin(r);return this.set(n*l,n*c,-n*(l*o+c*a)+o+t,-s*c,s*l,-s*(-c*o+l*a)+a+e,0,0,1),this}scale(t,e){return ua("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(Zu.makeScale(t,e)),this}rotate(t){return ua("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(Zu.makeRotation(-t)),this}translate(t,e){return ua("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(Zu.makeTranslation(t,e)),this}makeTranslation(t,e){return t.isVector2?this.set(1,0,t.x,0,1,t.y,0,0,1):this.set(1,0,t,0,1,e,0,0,1),this}makeRotation(t){let e=Math.cos(t),n=Math.sin(t);return this.set(e,-n,0,n,e,0,0,0,1),this}makeScale(t,e){return this.set(t,0,0,0,e,0,0,0,1),this}equals(t){let e=this.elements,n=t.elements;for(let s=0;s<9;s++)if(e[s]!==n[s])return!1;return!0}fromArray(t,e=0){for(let n=0;n<9;n++)this.elements[n]=t[n+e];return this}toArray(t=[],e=0){let n=this.elements;return t[e]=n[0],t[e+1]=n[1],t[e+2]=n[2],t[e+3]=n[3],t[e+4]=n[4],t[e+5]=n[5],t[e+6]=n[6],t[e+7]=n[7],t[e+8]=n[8],t}clone(){return new this.constructor().fromArray(this.elements)}},Zu=new se,sm=new se().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),rm=new se().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function py(){let i={enabled:!0,workingColorSpace:_a,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===Le&&(s.r=Ss(s.r),s.g=Ss(s.g),s.b=Ss(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===Le&&(s.r=ho(s.r),s.g=ho(s.g),s.b=ho(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===Ps?va:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[o].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},t=[.64,.33,.3,.6,.15,.06],e=[.2126,.7152,.0722],n=[.3127,.329];return i.define({[_a]:{primaries:t,whitePoint:n,transfer:va,toXYZ:sm,fromXYZ:rm,luminanceCoefficients:e,workingColorSpaceConfig:{unpackColorSpace:kn},outputColorSpaceConfig:{drawingBufferColorSpace:kn}},[kn]:{primaries:t,whitePoint:n,transfer:Le,toXYZ:sm,fromXYZ:rm,luminanceCoefficients:e,outputColorSpaceConfig:{drawingBufferColorSpace:kn}}}),i}var be=py();function Ss(i){return i<.04045?i*.0773993808:Math.pow(i*.9478672986+.0521327014,2.4)}function ho(i){return i<.0031308?i*12.92:1.055*Math.pow(i,.41666)-.055}var Jr,yc=class{static getDataURL(t,e="image/png"){if(/^data:/i.test(t.src)||typeof HTMLCanvasElement>"u")return t.src;let n;if(t instanceof HTMLCanvasElement)n=t;else{Jr===void 0&&(Jr=ya("canvas")),Jr.width=t.width,Jr.height=t.height;let s=Jr.getContext("2d");t instanceof ImageData?s.putImageData(t,0,0):s.drawImage(t,0,0,t.width,t.height),n=Jr}return n.toDataURL(e)}static sRGBToLinear(t){if(typeof HTMLImageElement<"u"&&t instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&t instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&t instanceof ImageBitmap){let e=ya("canvas");e.width=t.width,e.height=t.height;let n=e.getContext("2d");n.drawImage(t,0,0,t.width,t.height);let s=n.getImageData(0,0,t.width,t.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=Ss(r[o]/255)*255;return n.putImageData(s,0,0),e}else if(t.data){let e=t.data.slice(0);for(let n=0;n<e.length;n++)e instanceof Uint8Array||e instanceof Uint8ClampedArray?e[n]=Math.floor(Ss(e[n]/255)*255):e[n]=Ss(e[n]);return{data:e,width:t.width,height:t.height}}else return Kt("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),t}},my=0,_o=class{constructor(t=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:my++}),this.uuid=Er(),this.data=t,this.dataReady=!0,this.version=0}getSize(t){let e=this.data;return typeof HTMLVideoElement<"u"&&e instanceof HTMLVideoElement?t.set(e.videoWidth,e.videoHeight,0):typeof VideoFrame<"u"&&e instanceof VideoFrame?t.set(e.displayWidth,e.displayHeight,0):e!==null?t.set(e.width||0,e.height||0,e.depth||0):t.set(0,0,0),t}set needsUpdate(t){t===!0&&this.version++}toJSON(t){let e=t===void 0||typeof t=="string";if(!e&&t.images[this.uuid]!==void 0)return t.images[this.uuid];let n={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(Ku(s[o].image)):r.push(Ku(s[o]))}else r=Ku(s);n.url=r}return e||(t.images[this.uuid]=n),n}};function Ku(i){return typeof HTMLImageElement<"u"&&i instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&i instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&i instanceof ImageBitmap?yc.getDataURL(i):i.data?{data:Array.from(i.data),width:i.width,height:i.height,type:i.data.constructor.name}:(Kt("Texture: Unable to serialize Texture."),{})}var gy=0,Ju=new F,ii=class i extends Bi{constructor(t=i.DEFAULT_IMAGE,e=i.DEFAULT_MAPPING,n=ns,s=ns,r=ei,o=Cs,a=Hi,l=oi,c=i.DEFAULT_ANISOTROPY,h=Ps){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:gy++}),this.uuid=Er(),this.name="",this.source=new _o(t),this.mipmaps=[],this.mapping=e,this.channel=0,this.wrapS=n,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=c,this.format=a,this.internalFormat=null,this.type=l,this.offset=new Ct(0,0),this.repeat=new Ct(1,1),this.center=new Ct(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new se,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=h,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(t&&t.depth&&t.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(Ju).x}get height(){return this.source.getSize(Ju).y}get depth(){return this.source.getSize(Ju).z}get image(){return this.source.data}set image(t){this.source.data=t}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(t){return this.name=t.name,this.source=t.source,this.mipmaps=t.mipmaps.slice(0),this.mapping=t.mapping,this.channel=t.channel,this.wrapS=t.wrapS,this.wrapT=t.wrapT,this.magFilter=t.magFilter,this.minFilter=t.minFilter,this.anisotropy=t.anisotropy,this.format=t.format,this.internalFormat=t.internalFormat,this.type=t.type,this.normalized=t.normalized,this.offset.copy(t.offset),this.repeat.copy(t.repeat),this.center.copy(t.center),this.rotation=t.rotation,this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrix.copy(t.matrix),this.generateMipmaps=t.generateMipmaps,this.mipmapsAutoUpdate=t.mipmapsAutoUpdate,this.premultiplyAlpha=t.premultiplyAlpha,this.flipY=t.flipY,this.unpackAlignment=t.unpackAlignment,this.colorSpace=t.colorSpace,this.renderTarget=t.renderTarget,this.isRenderTargetTexture=t.isRenderTargetTexture,this.isPMREMTexture=t.isPMREMTexture,this.isArrayTexture=t.isArrayTexture,this.userData=JSON.parse(JSON.stringify(t.userData)),this.needsUpdate=!0,this}setValues(t){for(let e in t){let n=t[e];if(n===void 0){Kt(`Texture.setValues(): parameter '${e}' has value of undefined.`);continue}let s=this[e];if(s===void 0){Kt(`Texture.setValues(): property '${e}' does not exist.`);continue}s&&n&&s.isVector2&&n.isVector2||s&&n&&s.isVector3&&n.isVector3||s&&n&&s.isMatrix3&&n.isMatrix3?s.copy(n):this[e]=n}}toJSON(t){let e=t===void 0||typeof t=="string";if(!e&&t.textures[this.uuid]!==void 0)return t.textures[this.uuid];let n={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(t).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(n.userData=this.userData),e||(t.textures[this.uuid]=n),n}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(t){if(this.mapping!==Gd)return t;if(t.applyMatrix3(this.matrix),t.x<0||t.x>1)switch(this.wrapS){case gc:t.x=t.x-Math.floor(t.x);break;case ns:t.x=t.x<0?0:1;break;case _c:Math.abs(Math.floor(t.x)%2)===1?t.x=Math.ceil(t.x)-t.x:t.x=t.x-Math.floor(t.x);break}if(t.y<0||t.y>1)switch(this.wrapT){case gc:t.y=t.y-Math.floor(t.y);break;case ns:t.y=t.y<0?0:1;break;case _c:Math.abs(Math.floor(t.y)%2)===1?t.y=Math.ceil(t.y)-t.y:t.y=t.y-Math.floor(t.y);break}return this.flipY&&(t.y=1-t.y),t}set needsUpdate(t){t===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(t){t===!0&&this.pmremVersion++}};ii.DEFAULT_IMAGE=null;ii.DEFAULT_MAPPING=Gd;ii.DEFAULT_ANISOTROPY=1;var sn=class{static{this.prototype.isVector4=!0}constructor(t=0,e=0,n=0,s=1){this.x=t,this.y=e,this.z=n,this.w=s}get width(){return this.z}set width(t){this.z=t}get height(){return this.w}set height(t){this.w=t}set(t,e,n,s){return this.x=t,this.y=e,this.z=n,this.w=s,this}setScalar(t){return this.x=t,this.y=t,this.z=t,this.w=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setZ(t){return this.z=t,this}setW(t){return this.w=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;case 2:this.z=e;break;case 3:this.w=e;break;default:throw new Error("THREE.Vector4: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(t){return this.x=t.x,this.y=t.y,this.z=t.z,this.w=t.w!==void 0?t.w:1,this}add(t){return this.x+=t.x,this.y+=t.y,this.z+=t.z,this.w+=t.w,this}addScalar(t){return this.x+=t,this.y+=t,this.z+=t,this.w+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this.z=t.z+e.z,this.w=t.w+e.w,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this.z+=t.z*e,this.w+=t.w*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this.z-=t.z,this.w-=t.w,this}subScalar(t){return this.x-=t,this.y-=t,this.z-=t,this.w-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this.z=t.z-e.z,this.w=t.w-e.w,this}multiply(t){return this.x*=t.x,this.y*=t.y,this.z*=t.z,this.w*=t.w,this}multiplyScalar(t){return this.x*=t,this.y*=t,this.z*=t,this.w*=t,this}applyMatrix4(t){let e=this.x,n=this.y,s=this.z,r=this.w,o=t.elements;return this.x=o[0]*e+o[4]*n+o[8]*s+o[12]*r,this.y=o[1]*e+o[5]*n+o[9]*s+o[13]*r,this.z=o[2]*e+o[6]*n+o[10]*s+o[14]*r,this.w=o[3]*e+o[7]*n+o[11]*s+o[15]*r,this}divide(t){return this.x/=t.x,this.y/=t.y,this.z/=t.z,this.w/=t.w,this}divideScalar(t){return this.multiplyScalar(1/t)}setAxisAngleFromQuaternion(t){this.w=2*Math.acos(t.w);let e=Math.sqrt(1-t.w*t.w);return e<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=t.x/e,this.y=t.y/e,this.z=t.z/e),this}setAxisAngleFromRotationMatrix(t){let e,n,s,r,l=t.elements,c=l[0],h=l[4],u=l[8],d=l[1],f=l[5],g=l[9],x=l[2],p=l[6],m=l[10];if(Math.abs(h-d)<.01&&Math.abs(u-x)<.01&&Math.abs(g-p)<.01){if(Math.abs(h+d)<.1&&Math.abs(u+x)<.1&&Math.abs(g+p)<.1&&Math.abs(c+f+m-3)<.1)return this.set(1,0,0,0),this;e=Math.PI;let w=(c+1)/2,b=(f+1)/2,C=(m+1)/2,A=(h+d)/4,v=(u+x)/4,E=(g+p)/4;return w>b&&w>C?w<.01?(n=0,s=.707106781,r=.707106781):(n=Math.sqrt(w),s=A/n,r=v/n):b>C?b<.01?(n=.707106781,s=0,r=.707106781):(s=Math.sqrt(b),n=A/s,r=E/s):C<.01?(n=.707106781,s=.707106781,r=0):(r=Math.sqrt(C),n=v/r,s=E/r),this.set(n,s,r,e),this}let _=Math.sqrt((p-g)*(p-g)+(u-x)*(u-x)+(d-h)*(d-h));return Math.abs(_)<.001&&(_=1),this.x=(p-g)/_,this.y=(u-x)/_,this.z=(d-h)/_,this.w=Math.acos((c+f+m-1)/2),this}setFromMatrixPosition(t){let e=t.elements;return this.x=e[12],this.y=e[13],this.z=e[14],this.w=e[15],this}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this.z=Math.min(this.z,t.z),this.w=Math.min(this.w,t.w),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this.z=Math.max(this.z,t.z),this.w=Math.max(this.w,t.w),this}clamp(t,e){return this.x=fe(this.x,t.x,e.x),this.y=fe(this.y,t.y,e.y),this.z=fe(this.z,t.z,e.z),this.w=fe(this.w,t.w,e.w),this}clampScalar(t,e){return this.x=fe(this.x,t,e),this.y=fe(this.y,t,e),this.z=fe(this.z,t,e),this.w=fe(this.w,t,e),this}clampLength(t,e){let n=this.length();return this.divideScalar(n||1).multiplyScalar(fe(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(t){return this.x*t.x+this.y*t.y+this.z*t.z+this.w*t.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this.z+=(t.z-this.z)*e,this.w+=(t.w-this.w)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this.z=t.z+(e.z-t.z)*n,this.w=t.w+(e.w-t.w)*n,this}equals(t){return t.x===this.x&&t.y===this.y&&t.z===this.z&&t.w===this.w}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this.z=t[e+2],this.w=t[e+3],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t[e+2]=this.z,t[e+3]=this.w,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this.z=t.getZ(e),this.w=t.getW(e),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}},xc=class extends Bi{constructor(t=1,e=1,n={}){super(),n=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:ei,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},n),this.isRenderTarget=!0,this.width=t,this.height=e,this.depth=n.depth,this.scissor=new sn(0,0,t,e),this.scissorTest=!1,this.viewport=new sn(0,0,t,e),this.textures=[];let s=n.count;for(let r=0;r<s;r++)this.textures[r]=new ii({width:t,height:e,depth:n.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(n),this.depthBuffer=n.depthBuffer,this.stencilBuffer=n.stencilBuffer,this.resolveColorBuffer=n.resolveColorBuffer,this.resolveDepthBuffer=n.resolveDepthBuffer,this.resolveStencilBuffer=n.resolveStencilBuffer,this.storeMultisampledColorBuffer=n.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=n.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=n.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=n.depthTexture,this.samples=n.samples,this.multiview=n.multiview,this.useArrayDepthTexture=n.useArrayDepthTexture}_setTextureOptions(t={}){let e={minFilter:ei,generateMipmaps:!1,flipY:!1,internalFormat:null};t.mapping!==void 0&&(e.mapping=t.mapping),t.wrapS!==void 0&&(e.wrapS=t.wrapS),t.wrapT!==void 0&&(e.wrapT=t.wrapT),t.wrapR!==void 0&&(e.wrapR=t.wrapR),t.magFilter!==void 0&&(e.magFilter=t.magFilter),t.minFilter!==void 0&&(e.minFilter=t.minFilter),t.format!==void 0&&(e.format=t.format),t.type!==void 0&&(e.type=t.type),t.anisotropy!==void 0&&(e.anisotropy=t.anisotropy),t.colorSpace!==void 0&&(e.colorSpace=t.colorSpace),t.flipY!==void 0&&(e.flipY=t.flipY),t.generateMipmaps!==void 0&&(e.generateMipmaps=t.generateMipmaps),t.mipmapsAutoUpdate!==void 0&&(e.mipmapsAutoUpdate=t.mipmapsAutoUpdate),t.internalFormat!==void 0&&(e.internalFormat=t.internalFormat);for(let n=0;n<this.textures.length;n++)this.textures[n].setValues(e)}get texture(){return this.textures[0]}set texture(t){this.textures[0]=t}set depthTexture(t){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),t!==null&&t.renderTarget===null&&(t.renderTarget=this),this._depthTexture=t}get depthTexture(){return this._depthTexture}setSize(t,e,n=1){if(this.width!==t||this.height!==e||this.depth!==n){this.width=t,this.height=e,this.depth=n;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=t,this.textures[s].image.height=e,this.textures[s].image.depth=n,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,t,e),this.scissor.set(0,0,t,e)}clone(){return new this.constructor().copy(this)}copy(t){this.width=t.width,this.height=t.height,this.depth=t.depth,this.scissor.copy(t.scissor),this.scissorTest=t.scissorTest,this.viewport.copy(t.viewport),this.textures.length=0;for(let e=0,n=t.textures.length;e<n;e++){this.textures[e]=t.textures[e].clone(),this.textures[e].isRenderTargetTexture=!0,this.textures[e].renderTarget=this;let s=Object.assign({},t.textures[e].image);this.textures[e].source=new _o(s)}if(this.depthBuffer=t.depthBuffer,this.stencilBuffer=t.stencilBuffer,this.resolveColorBuffer=t.resolveColorBuffer,this.resolveDepthBuffer=t.resolveDepthBuffer,this.resolveStencilBuffer=t.resolveStencilBuffer,this.storeMultisampledColorBuffer=t.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=t.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=t.storeMultisampledStencilBuffer,t.depthTexture!==null)if(t.depthTexture.renderTarget===t){let e=t.depthTexture.clone();e.renderTarget=null,this.depthTexture=e}else this.depthTexture=t.depthTexture;else this.depthTexture=null;return this.samples=t.samples,this.multiview=t.multiview,this.useArrayDepthTexture=t.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},_i=class extends xc{constructor(t=1,e=1,n={}){super(t,e,n),this.isWebGLRenderTarget=!0}},xa=class extends ii{constructor(t=null,e=1,n=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:t,width:e,height:n,depth:s},this.magFilter=Un,this.minFilter=Un,this.wrapR=ns,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(t){return super.copy(t),this.wrapR=t.wrapR,this}addLayerUpdate(t){this.layerUpdates.add(t)}clearLayerUpdates(){this.layerUpdates.clear()}};var bc=class extends ii{constructor(t=null,e=1,n=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:t,width:e,height:n,depth:s},this.magFilter=Un,this.minFilter=Un,this.wrapR=ns,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(t){return super.copy(t),this.wrapR=t.wrapR,this}};var Te=class i{static{this.prototype.isMatrix4=!0}constructor(t,e,n,s,r,o,a,l,c,h,u,d,f,g,x,p){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],t!==void 0&&this.set(t,e,n,s,r,o,a,l,c,h,u,d,f,g,x,p)}set(t,e,n,s,r,o,a,l,c,h,u,d,f,g,x,p){let m=this.elements;return m[0]=t,m[4]=e,m[8]=n,m[12]=s,m[1]=r,m[5]=o,m[9]=a,m[13]=l,m[2]=c,m[6]=h,m[10]=u,m[14]=d,m[3]=f,m[7]=g,m[11]=x,m[15]=p,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new i().fromArray(this.elements)}copy(t){let e=this.elements,n=t.elements;return e[0]=n[0],e[1]=n[1],e[2]=n[2],e[3]=n[3],e[4]=n[4],e[5]=n[5],e[6]=n[6],e[7]=n[7],e[8]=n[8],e[9]=n[9],e[10]=n[10],e[11]=n[11],e[12]=n[12],e[13]=n[13],e[14]=n[14],e[15]=n[15],this}copyPosition(t){let e=this.elements,n=t.elements;return e[12]=n[12],e[13]=n[13],e[14]=n[14],this}setFromMatrix3(t){let e=t.elements;return this.set(e[0],e[3],e[6],0,e[1],e[4],e[7],0,e[2],e[5],e[8],0,0,0,0,1),this}extractBasis(t,e,n){return this.determinantAffine()===0?(t.set(1,0,0),e.set(0,1,0),n.set(0,0,1),this):(t.setFromMatrixColumn(this,0),e.setFromMatrixColumn(this,1),n.setFromMatrixColumn(this,2),this)}makeBasis(t,e,n){return this.set(t.x,e.x,n.x,0,t.y,e.y,n.y,0,t.z,e.z,n.z,0,0,0,0,1),this}extractRotation(t){if(t.determinantAffine()===0)return this.identity();let e=this.elements,n=t.elements,s=1/jr.setFromMatrixColumn(t,0).length(),r=1/jr.setFromMatrixColumn(t,1).length(),o=1/jr.setFromMatrixColumn(t,2).length();return e[0]=n[0]*s,e[1]=n[1]*s,e[2]=n[2]*s,e[3]=0,e[4]=n[4]*r,e[5]=n[5]*r,e[6]=n[6]*r,e[7]=0,e[8]=n[8]*o,e[9]=n[9]*o,e[10]=n[10]*o,e[11]=0,e[12]=0,e[13]=0,e[14]=0,e[15]=1,this}makeRotationFromEuler(t){let e=this.elements,n=t.x,s=t.y,r=t.z,o=Math.cos(n),a=Math.sin(n),l=Math.cos(s),c=Math.sin(s),h=Math.cos(r),u=Math.sin(r);if(t.order==="XYZ"){let d=o*h,f=o*u,g=a*h,x=a*u;e[0]=l*h,e[4]=-l*u,e[8]=c,e[1]=f+g*c,e[5]=d-x*c,e[9]=-a*l,e[2]=x-d*c,e[6]=g+f*c,e[10]=o*l}else if(t.order==="YXZ"){let d=l*h,f=l*u,g=c*h,x=c*u;e[0]=d+x*a,e[4]=g*a-f,e[8]=o*c,e[1]=o*u,e[5]=o*h,e[9]=-a,e[2]=f*a-g,e[6]=x+d*a,e[10]=o*l}else if(t.order==="ZXY"){let d=l*h,f=l*u,g=c*h,x=c*u;e[0]=d-x*a,e[4]=-o*u,e[8]=g+f*a,e[1]=f+g*a,e[5]=o*h,e[9]=x-d*a,e[2]=-o*c,e[6]=a,e[10]=o*l}else if(t.order==="ZYX"){let d=o*h,f=o*u,g=a*h,x=a*u;e[0]=l*h,e[4]=g*c-f,e[8]=d*c+x,e[1]=l*u,e[5]=x*c+d,e[9]=f*c-g,e[2]=-c,e[6]=a*l,e[10]=o*l}else if(t.order==="YZX"){let d=o*l,f=o*c,g=a*l,x=a*c;e[0]=l*h,e[4]=x-d*u,e[8]=g*u+f,e[1]=u,e[5]=o*h,e[9]=-a*h,e[2]=-c*h,e[6]=f*u+g,e[10]=d-x*u}else if(t.order==="XZY"){let d=o*l,f=o*c,g=a*l,x=a*c;e[0]=l*h,e[4]=-u,e[8]=c*h,e[1]=d*u+x,e[5]=o*h,e[9]=f*u-g,e[2]=g*u-f,e[6]=a*h,e[10]=x*u+d}return e[3]=0,e[7]=0,e[11]=0,e[12]=0,e[13]=0,e[14]=0,e[15]=1,this}makeRotationFromQuaternion(t){return this.compose(_y,t,vy)}lookAt(t,e,n){let s=this.elements;return pi.subVectors(t,e),pi.lengthSq()===0&&(pi.z=1),pi.normalize(),Gs.crossVectors(n,pi),Gs.lengthSq()===0&&(Math.abs(n.z)===1?pi.x+=1e-4:pi.z+=1e-4,pi.normalize(),Gs.crossVectors(n,pi)),Gs.normalize(),Ol.crossVectors(pi,Gs),s[0]=Gs.x,s[4]=Ol.x,s[8]=pi.x,s[1]=Gs.y,s[5]=Ol.y,s[9]=pi.y,s[2]=Gs.z,s[6]=Ol.z,s[10]=pi.z,this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,e){let n=t.elements,s=e.elements,r=this.elements,o=n[0],a=n[4],l=n[8],c=n[12],h=n[1],u=n[5],d=n[9],f=n[13],g=n[2],x=n[6],p=n[10],m=n[14],_=n[3],w=n[7],b=n[11],C=n[15],A=s[0],v=s[4],E=s[8],O=s[12],P=s[1],L=s[5],z=s[9],G=s[13],N=s[2],X=s[6],$=s[10],W=s[14],ct=s[3],J=s[7],Q=s[11],st=s[15];return r[0]=o*A+a*P+l*N+c*ct,r[4]=o*v+a*L+l*X+c*J,r[8]=o*E+a*z+l*$+c*Q,r[12]=o*O+a*G+l*W+c*st,r[1]=h*A+u*P+d*N+f*ct,r[5]=h*v+u*L+d*X+f*J,r[9]=h*E+u*z+d*$+f*Q,r[13]=h*O+u*G+d*W+f*st,r[2]=g*A+x*P+p*N+m*ct,r[6]=g*v+x*L+p*X+m*J,r[10]=g*E+x*z+p*$+m*Q,r[14]=g*O+x*G+p*W+m*st,r[3]=_*A+w*P+b*N+C*ct,r[7]=_*v+w*L+b*X+C*J,r[11]=_*E+w*z+b*$+C*Q,r[15]=_*O+w*G+b*W+C*st,this}multiplyScalar(t){let e=this.elements;return e[0]*=t,e[4]*=t,e[8]*=t,e[12]*=t,e[1]*=t,e[5]*=t,e[9]*=t,e[13]*=t,e[2]*=t,e[6]*=t,e[10]*=t,e[14]*=t,e[3]*=t,e[7]*=t,e[11]*=t,e[15]*=t,this}determinant(){let t=this.elements,e=t[0],n=t[4],s=t[8],r=t[12],o=t[1],a=t[5],l=t[9],c=t[13],h=t[2],u=t[6],d=t[10],f=t[14],g=t[3],x=t[7],p=t[11],m=t[15],_=l*f-c*d,w=a*f-c*u,b=a*d-l*u,C=o*f-c*h,A=o*d-l*h,v=o*u-a*h;return e*(x*_-p*w+m*b)-n*(g*_-p*C+m*A)+s*(g*w-x*C+m*v)-r*(g*b-x*A+p*v)}determinantAffine(){let t=this.elements,e=t[0],n=t[4],s=t[8],r=t[1],o=t[5],a=t[9],l=t[2],c=t[6],h=t[10];return e*(o*h-a*c)-n*(r*h-a*l)+s*(r*c-o*l)}transpose(){let t=this.elements,e;return e=t[1],t[1]=t[4],t[4]=e,e=t[2],t[2]=t[8],t[8]=e,e=t[6],t[6]=t[9],t[9]=e,e=t[3],t[3]=t[12],t[12]=e,e=t[7],t[7]=t[13],t[13]=e,e=t[11],t[11]=t[14],t[14]=e,this}setPosition(t,e,n){let s=this.elements;return t.isVector3?(s[12]=t.x,s[13]=t.y,s[14]=t.z):(s[12]=t,s[13]=e,s[14]=n),this}invert(){let t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],h=t[8],u=t[9],d=t[10],f=t[11],g=t[12],x=t[13],p=t[14],m=t[15],_=e*a-n*o,w=e*l-s*o,b=e*c-r*o,C=n*l-s*a,A=n*c-r*a,v=s*c-r*l,E=h*x-u*g,O=h*p-d*g,P=h*m-f*g,L=u*p-d*x,z=u*m-f*x,G=d*m-f*p,N=_*G-w*z+b*L+C*P-A*O+v*E;if(N===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let X=1/N;return t[0]=(a*G-l*z+c*L)*X,t[1]=(s*z-n*G-r*L)*X,t[2]=(x*v-p*A+m*C)*X,t[3]=(d*A-u*v-f*C)*X,t[4]=(l*P-o*G-c*O)*X,t[5]=(e*G-s*P+r*O)*X,t[6]=(p*b-g*v-m*w)*X,t[7]=(h*v-d*b+f*w)*X,t[8]=(o*z-a*P+c*E)*X,t[9]=(n*P-e*z-r*E)*X,t[10]=(g*A-x*b+m*_)*X,t[11]=(u*b-h*A-f*_)*X,t[12]=(a*O-o*L-l*E)*X,t[13]=(e*L-n*O+s*E)*X,t[14]=(x*w-g*C-p*_)*X,t[15]=(h*C-u*w+d*_)*X,this}scale(t){let e=this.elements,n=t.x,s=t.y,r=t.z;return e[0]*=n,e[4]*=s,e[8]*=r,e[1]*=n,e[5]*=s,e[9]*=r,e[2]*=n,e[6]*=s,e[10]*=r,e[3]*=n,e[7]*=s,e[11]*=r,this}getMaxScaleOnAxis(){let t=this.elements,e=t[0]*t[0]+t[1]*t[1]+t[2]*t[2],n=t[4]*t[4]+t[5]*t[5]+t[6]*t[6],s=t[8]*t[8]+t[9]*t[9]+t[10]*t[10];return Math.sqrt(Math.max(e,n,s))}makeTranslation(t,e,n){return t.isVector3?this.set(1,0,0,t.x,0,1,0,t.y,0,0,1,t.z,0,0,0,1):this.set(1,0,0,t,0,1,0,e,0,0,1,n,0,0,0,1),this}makeRotationX(t){let e=Math.cos(t),n=Math.sin(t);return this.set(1,0,0,0,0,e,-n,0,0,n,e,0,0,0,0,1),this}makeRotationY(t){let e=Math.cos(t),n=Math.sin(t);return this.set(e,0,n,0,0,1,0,0,-n,0,e,0,0,0,0,1),this}makeRotationZ(t){let e=Math.cos(t),n=Math.sin(t);return this.set(e,-n,0,0,n,e,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(t,e){let n=Math.cos(e),s=Math.sin(e),r=1-n,o=t.x,a=t.y,l=t.z,c=r*o,h=r*a;return this.set(c*o+n,c*a-s*l,c*l+s*a,0,c*a+s*l,h*a+n,h*l-s*o,0,c*l-s*a,h*l+s*o,r*l*l+n,0,0,0,0,1),this}makeScale(t,e,n){return this.set(t,0,0,0,0,e,0,0,0,0,n,0,0,0,0,1),this}makeShear(t,e,n,s,r,o){return this.set(1,n,r,0,t,1,o,0,e,s,1,0,0,0,0,1),this}compose(t,e,n){let s=this.elements,r=e._x,o=e._y,a=e._z,l=e._w,c=r+r,h=o+o,u=a+a,d=r*c,f=r*h,g=r*u,x=o*h,p=o*u,m=a*u,_=l*c,w=l*h,b=l*u,C=n.x,A=n.y,v=n.z;return s[0]=(1-(x+m))*C,s[1]=(f+b)*C,s[2]=(g-w)*C,s[3]=0,s[4]=(f-b)*A,s[5]=(1-(d+m))*A,s[6]=(p+_)*A,s[7]=0,s[8]=(g+w)*v,s[9]=(p-_)*v,s[10]=(1-(d+x))*v,s[11]=0,s[12]=t.x,s[13]=t.y,s[14]=t.z,s[15]=1,this}decompose(t,e,n){let s=this.elements;t.x=s[12],t.y=s[13],t.z=s[14];let r=this.determinantAffine();if(r===0)return n.set(1,1,1),e.identity(),this;let o=jr.set(s[0],s[1],s[2]).length(),a=jr.set(s[4],s[5],s[6]).length(),l=jr.set(s[8],s[9],s[10]).length();r<0&&(o=-o),Ui.copy(this);let c=1/o,h=1/a,u=1/l;return Ui.elements[0]*=c,Ui.elements[1]*=c,Ui.elements[2]*=c,Ui.elements[4]*=h,Ui.elements[5]*=h,Ui.elements[6]*=h,Ui.elements[8]*=u,Ui.elements[9]*=u,Ui.elements[10]*=u,e.setFromRotationMatrix(Ui),n.x=o,n.y=a,n.z=l,this}makePerspective(t,e,n,s,r,o,a=Ai,l=!1){let c=this.elements,h=2*r/(e-t),u=2*r/(n-s),d=(e+t)/(e-t),f=(n+s)/(n-s),g,x;if(l)g=r/(o-r),x=o*r/(o-r);else if(a===Ai)g=-(o+r)/(o-r),x=-2*o*r/(o-r);else if(a===po)g=-o/(o-r),x=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=d,c[12]=0,c[1]=0,c[5]=u,c[9]=f,c[13]=0,c[2]=0,c[6]=0,c[10]=g,c[14]=x,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(t,e,n,s,r,o,a=Ai,l=!1){let c=this.elements,h=2/(e-t),u=2/(n-s),d=-(e+t)/(e-t),f=-(n+s)/(n-s),g,x;if(l)g=1/(o-r),x=o/(o-r);else if(a===Ai)g=-2/(o-r),x=-(o+r)/(o-r);else if(a===po)g=-1/(o-r),x=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=0,c[12]=d,c[1]=0,c[5]=u,c[9]=0,c[13]=f,c[2]=0,c[6]=0,c[10]=g,c[14]=x,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(t){let e=this.elements,n=t.elements;for(let s=0;s<16;s++)if(e[s]!==n[s])return!1;return!0}fromArray(t,e=0){for(let n=0;n<16;n++)this.elements[n]=t[n+e];return this}toArray(t=[],e=0){let n=this.elements;return t[e]=n[0],t[e+1]=n[1],t[e+2]=n[2],t[e+3]=n[3],t[e+4]=n[4],t[e+5]=n[5],t[e+6]=n[6],t[e+7]=n[7],t[e+8]=n[8],t[e+9]=n[9],t[e+10]=n[10],t[e+11]=n[11],t[e+12]=n[12],t[e+13]=n[13],t[e+14]=n[14],t[e+15]=n[15],t}},jr=new F,Ui=new Te,_y=new F(0,0,0),vy=new F(1,1,1),Gs=new F,Ol=new F,pi=new F,om=new Te,am=new ni,ss=class i{constructor(t=0,e=0,n=0,s=i.DEFAULT_ORDER){this.isEuler=!0,this._x=t,this._y=e,this._z=n,this._order=s}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get order(){return this._order}set order(t){this._order=t,this._onChangeCallback()}set(t,e,n,s=this._order){return this._x=t,this._y=e,this._z=n,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(t){return this._x=t._x,this._y=t._y,this._z=t._z,this._order=t._order,this._onChangeCallback(),this}setFromRotationMatrix(t,e=this._order,n=!0){let s=t.elements,r=s[0],o=s[4],a=s[8],l=s[1],c=s[5],h=s[9],u=s[2],d=s[6],f=s[10];switch(e){case"XYZ":this._y=Math.asin(fe(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-h,f),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(d,c),this._z=0);break;case"YXZ":this._x=Math.asin(-fe(h,-1,1)),Math.abs(h)<.9999999?(this._y=Math.atan2(a,f),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-u,r),this._z=0);break;case"ZXY":this._x=Math.asin(fe(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(-u,f),this._z=Math.atan2(-o,c)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-fe(u,-1,1)),Math.abs(u)<.9999999?(this._x=Math.atan2(d,f),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-o,c));break;case"YZX":this._z=Math.asin(fe(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-h,c),this._y=Math.atan2(-u,r)):(this._x=0,this._y=Math.atan2(a,f));break;case"XZY":this._z=Math.asin(-fe(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(d,c),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-h,f),this._y=0);break;default:Kt("Euler: .setFromRotationMatrix() encountered an unknown order: "+e)}return this._order=e,n===!0&&this._onChangeCallback(),this}setFromQuaternion(t,e,n){return om.makeRotationFromQuaternion(t),this.setFromRotationMatrix(om,e,n)}setFromVector3(t,e=this._order){return this.set(t.x,t.y,t.z,e)}reorder(t){return am.setFromEuler(this),this.setFromQuaternion(am,t)}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._order===this._order}fromArray(t){return this._x=t[0],this._y=t[1],this._z=t[2],t[3]!==void 0&&(this._order=t[3]),this._onChangeCallback(),this}toArray(t=[],e=0){return t[e]=this._x,t[e+1]=this._y,t[e+2]=this._z,t[e+3]=this._order,t}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};ss.DEFAULT_ORDER="XYZ";var vo=class{constructor(){this.mask=1}set(t){this.mask=(1<<t|0)>>>0}enable(t){this.mask|=1<<t|0}enableAll(){this.mask=-1}toggle(t){this.mask^=1<<t|0}disable(t){this.mask&=~(1<<t|0)}disableAll(){this.mask=0}test(t){return(this.mask&t.mask)!==0}isEnabled(t){return(this.mask&(1<<t|0))!==0}},yy=0,lm=new F,Qr=new ni,_s=new Te,kl=new F,ra=new F,xy=new F,by=new ni,cm=new F(1,0,0),hm=new F(0,1,0),um=new F(0,0,1),dm={type:"added"},Sy={type:"removed"},to={type:"childadded",child:null},ju={type:"childremoved",child:null},Bn=class i extends Bi{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:yy++}),this.uuid=Er(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=i.DEFAULT_UP.clone();let t=new F,e=new ss,n=new ni,s=new F(1,1,1);function r(){n.setFromEuler(e,!1)}function o(){e.setFromQuaternion(n,void 0,!1)}e._onChange(r),n._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:t},rotation:{configurable:!0,enumerable:!0,value:e},quaternion:{configurable:!0,enumerable:!0,value:n},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new Te},normalMatrix:{value:new se}}),this.matrix=new Te,this.matrixWorld=new Te,this.matrixAutoUpdate=i.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=i.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new vo,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(t){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(t),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(t){return this.quaternion.premultiply(t),this}setRotationFromAxisAngle(t,e){this.quaternion.setFromAxisAngle(t,e)}setRotationFromEuler(t){this.quaternion.setFromEuler(t,!0)}setRotationFromMatrix(t){this.quaternion.setFromRotationMatrix(t)}setRotationFromQuaternion(t){this.quaternion.copy(t)}rotateOnAxis(t,e){return Qr.setFromAxisAngle(t,e),this.quaternion.multiply(Qr),this}rotateOnWorldAxis(t,e){return Qr.setFromAxisAngle(t,e),this.quaternion.premultiply(Qr),this}rotateX(t){return this.rotateOnAxis(cm,t)}rotateY(t){return this.rotateOnAxis(hm,t)}rotateZ(t){return this.rotateOnAxis(um,t)}translateOnAxis(t,e){return lm.copy(t).applyQuaternion(this.quaternion),this.position.add(lm.multiplyScalar(e)),this}translateX(t){return this.translateOnAxis(cm,t)}translateY(t){return this.translateOnAxis(hm,t)}translateZ(t){return this.translateOnAxis(um,t)}localToWorld(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(this.matrixWorld)}worldToLocal(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(_s.copy(this.matrixWorld).invert())}lookAt(t,e,n){t.isVector3?kl.copy(t):kl.set(t,e,n);let s=this.parent;this.updateWorldMatrix(!0,!1),ra.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?_s.lookAt(ra,kl,this.up):_s.lookAt(kl,ra,this.up),this.quaternion.setFromRotationMatrix(_s),s&&(_s.extractRotation(s.matrixWorld),Qr.setFromRotationMatrix(_s),this.quaternion.premultiply(Qr.invert()))}add(t){if(arguments.length>1){for(let e=0;e<arguments.length;e++)this.add(arguments[e]);return this}return t===this?(ne("Object3D.add: object can't be added as a child of itself.",t),this):(t&&t.isObject3D?(t.removeFromParent(),t.parent=this,this.children.push(t),t.dispatchEvent(dm),to.child=t,this.dispatchEvent(to),to.child=null):ne("Object3D.add: object not an instance of THREE.Object3D.",t),this)}remove(t){if(arguments.length>1){for(let n=0;n<arguments.length;n++)this.remove(arguments[n]);return this}let e=this.children.indexOf(t);return e!==-1&&(t.parent=null,this.children.splice(e,1),t.dispatchEvent(Sy),ju.child=t,this.dispatchEvent(ju),ju.child=null),this}removeFromParent(){let t=this.parent;return t!==null&&t.remove(this),this}clear(){return this.remove(...this.children)}attach(t){return this.updateWorldMatrix(!0,!1),_s.copy(this.matrixWorld).invert(),t.parent!==null&&(t.parent.updateWorldMatrix(!0,!1),_s.multiply(t.parent.matrixWorld)),t.applyMatrix4(_s),t.removeFromParent(),t.parent=this,this.children.push(t),t.updateWorldMatrix(!1,!0),t.dispatchEvent(dm),to.child=t,this.dispatchEvent(to),to.child=null,this}getObjectById(t){return this.getObjectByProperty("id",t)}getObjectByName(t){return this.getObjectByProperty("name",t)}getObjectByProperty(t,e){if(this[t]===e)return this;for(let n=0,s=this.children.length;n<s;n++){let o=this.children[n].getObjectByProperty(t,e);if(o!==void 0)return o}}getObjectsByProperty(t,e,n=[]){this[t]===e&&n.push(this);let s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(t,e,n);return n}getWorldPosition(t){return this.updateWorldMatrix(!0,!1),t.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(ra,t,xy),t}getWorldScale(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(ra,by,t),t}getWorldDirection(t){this.updateWorldMatrix(!0,!1);let e=this.matrixWorld.elements;return t.set(e[8],e[9],e[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(t){t(this);let e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].traverse(t)}traverseVisible(t){if(this.visible===!1)return;t(this);let e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].traverseVisible(t)}traverseAncestors(t){let e=this.parent;e!==null&&(t(e),e.traverseAncestors(t))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let t=this.pivot;if(t!==null){let e=t.x,n=t.y,s=t.z,r=this.matrix.elements;r[12]+=e-r[0]*e-r[4]*n-r[8]*s,r[13]+=n-r[1]*e-r[5]*n-r[9]*s,r[14]+=s-r[2]*e-r[6]*n-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(t){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||t)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,t=!0);let e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].updateMatrixWorld(t)}updateWorldMatrix(t,e,n=!1){let s=this.parent;if(t===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||n)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,n=!0),e===!0){let r=this.children;for(let o=0,a=r.length;o<a;o++)r[o].updateWorldMatrix(!1,!0,n)}}toJSON(t){let e=t===void 0||typeof t=="string",n={};e&&(t={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},n.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=this.visible,s.frustumCulled=this.frustumCulled,s.renderOrder=this.renderOrder,s.static=this.static,s.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(t),s.indirectTexture=this._indirectTexture.toJSON(t),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(t)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(t)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(t).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(t).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(t.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let l=a.shapes;if(Array.isArray(l))for(let c=0,h=l.length;c<h;c++){let u=l[c];r(t.shapes,u)}else r(t.shapes,l)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(t.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let l=0,c=this.material.length;l<c;l++)a.push(r(t.materials,this.material[l]));s.material=a}else s.material=r(t.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(t).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){let l=this.animations[a];s.animations.push(r(t.animations,l))}}if(e){let a=o(t.geometries),l=o(t.materials),c=o(t.textures),h=o(t.images),u=o(t.shapes),d=o(t.skeletons),f=o(t.animations),g=o(t.nodes);a.length>0&&(n.geometries=a),l.length>0&&(n.materials=l),c.length>0&&(n.textures=c),h.length>0&&(n.images=h),u.length>0&&(n.shapes=u),d.length>0&&(n.skeletons=d),f.length>0&&(n.animations=f),g.length>0&&(n.nodes=g)}return n.object=s,n;function o(a){let l=[];for(let c in a){let h=a[c];delete h.metadata,l.push(h)}return l}}clone(t){return new this.constructor().copy(this,t)}copy(t,e=!0){if(this.name=t.name,this.up.copy(t.up),this.position.copy(t.position),this.rotation.order=t.rotation.order,this.quaternion.copy(t.quaternion),this.scale.copy(t.scale),this.pivot=t.pivot!==null?t.pivot.clone():null,this.matrix.copy(t.matrix),this.matrixWorld.copy(t.matrixWorld),this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrixWorldAutoUpdate=t.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=t.matrixWorldNeedsUpdate,this.layers.mask=t.layers.mask,this.visible=t.visible,this.castShadow=t.castShadow,this.receiveShadow=t.receiveShadow,this.frustumCulled=t.frustumCulled,this.renderOrder=t.renderOrder,this.static=t.static,this.animations=t.animations.slice(),this.userData=JSON.parse(JSON.stringify(t.userData)),e===!0)for(let n=0;n<t.children.length;n++){let s=t.children[n];this.add(s.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};Bn.DEFAULT_UP=new F(0,1,0);Bn.DEFAULT_MATRIX_AUTO_UPDATE=!0;Bn.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var Oe=class extends Bn{constructor(){super(),this.isGroup=!0,this.type="Group"}},My={type:"move"},yo=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new Oe,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new Oe,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new F,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new F),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new Oe,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new F,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new F,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(t){return this._targetRay!==null&&this._targetRay.dispatchEvent(t),this._grip!==null&&this._grip.dispatchEvent(t),this._hand!==null&&this._hand.dispatchEvent(t),this}connect(t){if(t&&t.hand){let e=this._hand;if(e)for(let n of t.hand.values())this._getHandJoint(e,n)}return this.dispatchEvent({type:"connected",data:t}),this}disconnect(t){return this.dispatchEvent({type:"disconnected",data:t}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(t,e,n){let s=null,r=null,o=null,a=this._targetRay,l=this._grip,c=this._hand;if(t&&e.session.visibilityState!=="visible-blurred"){if(c&&t.hand){o=!0;for(let x of t.hand.values()){let p=e.getJointPose(x,n),m=this._getHandJoint(c,x);p!==null&&(m.matrix.fromArray(p.transform.matrix),m.matrix.decompose(m.position,m.quaternion,m.scale),m.matrixWorldNeedsUpdate=!0,m.jointRadius=p.radius),m.visible=p!==null}let h=c.joints["index-finger-tip"],u=c.joints["thumb-tip"],d=h.position.distanceTo(u.position),f=.02,g=.005;c.inputState.pinching&&d>f+g?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:t.handedness,target:this})):!c.inputState.pinching&&d<=f-g&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:t.handedness,target:this}))}else l!==null&&t.gripSpace&&(r=e.getPose(t.gripSpace,n),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:t,target:this})));a!==null&&(s=e.getPose(t.targetRaySpace,n),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(My)))}return a!==null&&(a.visible=s!==null),l!==null&&(l.visible=r!==null),c!==null&&(c.visible=o!==null),this}_getHandJoint(t,e){if(t.joints[e.jointName]===void 0){let n=new Oe;n.matrixAutoUpdate=!1,n.visible=!1,t.joints[e.jointName]=n,t.add(n)}return t.joints[e.jointName]}},bg={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},Hs={h:0,s:0,l:0},Bl={h:0,s:0,l:0};function Qu(i,t,e){return e<0&&(e+=1),e>1&&(e-=1),e<1/6?i+(t-i)*6*e:e<1/2?t:e<2/3?i+(t-i)*6*(2/3-e):i}var ce=class{constructor(t,e,n){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(t,e,n)}set(t,e,n){if(e===void 0&&n===void 0){let s=t;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(t,e,n);return this}setScalar(t){return this.r=t,this.g=t,this.b=t,this}setHex(t,e=kn){return t=Math.floor(t),this.r=(t>>16&255)/255,this.g=(t>>8&255)/255,this.b=(t&255)/255,be.colorSpaceToWorking(this,e),this}setRGB(t,e,n,s=be.workingColorSpace){return this.r=t,this.g=e,this.b=n,be.colorSpaceToWorking(this,s),this}setHSL(t,e,n,s=be.workingColorSpace){if(t=nf(t,1),e=fe(e,0,1),n=fe(n,0,1),e===0)this.r=this.g=this.b=n;else{let r=n<=.5?n*(1+e):n+e-n*e,o=2*n-r;this.r=Qu(o,r,t+1/3),this.g=Qu(o,r,t),this.b=Qu(o,r,t-1/3)}return be.colorSpaceToWorking(this,s),this}setStyle(t,e=kn){function n(r){r!==void 0&&parseFloat(r)<1&&Kt("Color: Alpha component of "+t+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(t)){let r,o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,e);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,e);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,e);break;default:Kt("Color: Unknown color model "+t)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(t)){let r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,e);if(o===6)return this.setHex(parseInt(r,16),e);Kt("Color: Invalid hex color "+t)}else if(t&&t.length>0)return this.setColorName(t,e);return this}setColorName(t,e=kn){let n=bg[t.toLowerCase()];return n!==void 0?this.setHex(n,e):Kt("Color: Unknown color "+t),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(t){return this.r=t.r,this.g=t.g,this.b=t.b,this}copySRGBToLinear(t){return this.r=Ss(t.r),this.g=Ss(t.g),this.b=Ss(t.b),this}copyLinearToSRGB(t){return this.r=ho(t.r),this.g=ho(t.g),this.b=ho(t.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(t=kn){return be.workingToColorSpace(qn.copy(this),t),Math.round(fe(qn.r*255,0,255))*65536+Math.round(fe(qn.g*255,0,255))*256+Math.round(fe(qn.b*255,0,255))}getHexString(t=kn){return("000000"+this.getHex(t).toString(16)).slice(-6)}getHSL(t,e=be.workingColorSpace){be.workingToColorSpace(qn.copy(this),e);let n=qn.r,s=qn.g,r=qn.b,o=Math.max(n,s,r),a=Math.min(n,s,r),l,c,h=(a+o)/2;if(a===o)l=0,c=0;else{let u=o-a;switch(c=h<=.5?u/(o+a):u/(2-o-a),o){case n:l=(s-r)/u+(s<r?6:0);break;case s:l=(r-n)/u+2;break;case r:l=(n-s)/u+4;break}l/=6}return t.h=l,t.s=c,t.l=h,t}getRGB(t,e=be.workingColorSpace){return be.workingToColorSpace(qn.copy(this),e),t.r=qn.r,t.g=qn.g,t.b=qn.b,t}getStyle(t=kn){be.workingToColorSpace(qn.copy(this),t);let e=qn.r,n=qn.g,s=qn.b;return t!==kn?`color(${t} ${e.toFixed(3)} ${n.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(e*255)},${Math.round(n*255)},${Math.round(s*255)})`}offsetHSL(t,e,n){return this.getHSL(Hs),this.setHSL(Hs.h+t,Hs.s+e,Hs.l+n)}add(t){return this.r+=t.r,this.g+=t.g,this.b+=t.b,this}addColors(t,e){return this.r=t.r+e.r,this.g=t.g+e.g,this.b=t.b+e.b,this}addScalar(t){return this.r+=t,this.g+=t,this.b+=t,this}sub(t){return this.r=Math.max(0,this.r-t.r),this.g=Math.max(0,this.g-t.g),this.b=Math.max(0,this.b-t.b),this}multiply(t){return this.r*=t.r,this.g*=t.g,this.b*=t.b,this}multiplyScalar(t){return this.r*=t,this.g*=t,this.b*=t,this}lerp(t,e){return this.r+=(t.r-this.r)*e,this.g+=(t.g-this.g)*e,this.b+=(t.b-this.b)*e,this}lerpColors(t,e,n){return this.r=t.r+(e.r-t.r)*n,this.g=t.g+(e.g-t.g)*n,this.b=t.b+(e.b-t.b)*n,this}lerpHSL(t,e){this.getHSL(Hs),t.getHSL(Bl);let n=fa(Hs.h,Bl.h,e),s=fa(Hs.s,Bl.s,e),r=fa(Hs.l,Bl.l,e);return this.setHSL(n,s,r),this}setFromVector3(t){return this.r=t.x,this.g=t.y,this.b=t.z,this}applyMatrix3(t){let e=this.r,n=this.g,s=this.b,r=t.elements;return this.r=r[0]*e+r[3]*n+r[6]*s,this.g=r[1]*e+r[4]*n+r[7]*s,this.b=r[2]*e+r[5]*n+r[8]*s,this}equals(t){return t.r===this.r&&t.g===this.g&&t.b===this.b}fromArray(t,e=0){return this.r=t[e],this.g=t[e+1],this.b=t[e+2],this}toArray(t=[],e=0){return t[e]=this.r,t[e+1]=this.g,t[e+2]=this.b,t}fromBufferAttribute(t,e){return this.r=t.getX(e),this.g=t.getY(e),this.b=t.getZ(e),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},qn=new ce;ce.NAMES=bg;var ba=class i{constructor(t,e=1,n=1e3){this.isFog=!0,this.name="",this.color=new ce(t),this.near=e,this.far=n}clone(){return new i(this.color,this.near,this.far)}toJSON(){return{type:"Fog",name:this.name,color:this.color.getHex(),near:this.near,far:this.far}}},Sa=class extends Bn{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new ss,this.environmentIntensity=1,this.environmentRotation=new ss,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(t,e){return super.copy(t,e),this.background=t.background!==null?t.background.clone():null,this.environment=t.environment!==null?t.environment.clone():null,this.fog=t.fog!==null?t.fog.clone():null,this.backgroundBlurriness=t.backgroundBlurriness,this.backgroundIntensity=t.backgroundIntensity,this.backgroundRotation.copy(t.backgroundRotation),this.environmentIntensity=t.environmentIntensity,this.environmentRotation.copy(t.environmentRotation),this.overrideMaterial=t.overrideMaterial!==null?t.overrideMaterial.clone():null,this.matrixAutoUpdate=t.matrixAutoUpdate,this}toJSON(t){let e=super.toJSON(t);return this.fog!==null&&(e.object.fog=this.fog.toJSON()),e.object.backgroundBlurriness=this.backgroundBlurriness,e.object.backgroundIntensity=this.backgroundIntensity,e.object.backgroundRotation=this.backgroundRotation.toArray(),e.object.environmentIntensity=this.environmentIntensity,e.object.environmentRotation=this.environmentRotation.toArray(),e}},Oi=new F,vs=new F,td=new F,ys=new F,eo=new F,no=new F,fm=new F,ed=new F,nd=new F,id=new F,sd=new sn,rd=new sn,od=new sn,Ys=class i{constructor(t=new F,e=new F,n=new F){this.a=t,this.b=e,this.c=n}static getNormal(t,e,n,s){s.subVectors(n,e),Oi.subVectors(t,e),s.cross(Oi);let r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(t,e,n,s,r){Oi.subVectors(s,e),vs.subVectors(n,e),td.subVectors(t,e);let o=Oi.dot(Oi),a=Oi.dot(vs),l=Oi.dot(td),c=vs.dot(vs),h=vs.dot(td),u=o*c-a*a;if(u===0)return r.set(0,0,0),null;let d=1/u,f=(c*l-a*h)*d,g=(o*h-a*l)*d;return r.set(1-f-g,g,f)}static containsPoint(t,e,n,s){return this.getBarycoord(t,e,n,s,ys)===null?!1:ys.x>=0&&ys.y>=0&&ys.x+ys.y<=1}static getInterpolation(t,e,n,s,r,o,a,l){return this.getBarycoord(t,e,n,s,ys)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,ys.x),l.addScaledVector(o,ys.y),l.addScaledVector(a,ys.z),l)}static getInterpolatedAttribute(t,e,n,s,r,o){return sd.setScalar(0),rd.setScalar(0),od.setScalar(0),sd.fromBufferAttribute(t,e),rd.fromBufferAttribute(t,n),od.fromBufferAttribute(t,s),o.setScalar(0),o.addScaledVector(sd,r.x),o.addScaledVector(rd,r.y),o.addScaledVector(od,r.z),o}static isFrontFacing(t,e,n,s){return Oi.subVectors(n,e),vs.subVectors(t,e),Oi.cross(vs).dot(s)<0}set(t,e,n){return this.a.copy(t),this.b.copy(e),this.c.copy(n),this}setFromPointsAndIndices(t,e,n,s){return this.a.copy(t[e]),this.b.copy(t[n]),this.c.copy(t[s]),this}setFromAttributeAndIndices(t,e,n,s){return this.a.fromBufferAttribute(t,e),this.b.fromBufferAttribute(t,n),this.c.fromBufferAttribute(t,s),this}clone(){return new this.constructor().copy(this)}copy(t){return this.a.copy(t.a),this.b.copy(t.b),this.c.copy(t.c),this}getArea(){return Oi.subVectors(this.c,this.b),vs.subVectors(this.a,this.b),Oi.cross(vs).length()*.5}getMidpoint(t){return t.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(t){return i.getNormal(this.a,this.b,this.c,t)}getPlane(t){return t.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(t,e){return i.getBarycoord(t,this.a,this.b,this.c,e)}getInterpolation(t,e,n,s,r){return i.getInterpolation(t,this.a,this.b,this.c,e,n,s,r)}containsPoint(t){return i.containsPoint(t,this.a,this.b,this.c)}isFrontFacing(t){return i.isFrontFacing(this.a,this.b,this.c,t)}intersectsBox(t){return t.intersectsTriangle(this)}closestPointToPoint(t,e){let n=this.a,s=this.b,r=this.c,o,a;eo.subVectors(s,n),no.subVectors(r,n),ed.subVectors(t,n);let l=eo.dot(ed),c=no.dot(ed);if(l<=0&&c<=0)return e.copy(n);nd.subVectors(t,s);let h=eo.dot(nd),u=no.dot(nd);if(h>=0&&u<=h)return e.copy(s);let d=l*u-h*c;if(d<=0&&l>=0&&h<=0&&l-h>0)return o=l/(l-h),e.copy(n).addScaledVector(eo,o);id.subVectors(t,r);let f=eo.dot(id),g=no.dot(id);if(g>=0&&f<=g)return e.copy(r);let x=f*c-l*g;if(x<=0&&c>=0&&g<=0)return a=c/(c-g),e.copy(n).addScaledVector(no,a);let p=h*g-f*u;if(p<=0&&u-h>=0&&f-g>=0)return fm.subVectors(r,s),a=(u-h)/(u-h+(f-g)),e.copy(s).addScaledVector(fm,a);let m=1/(p+x+d);return o=x*m,a=d*m,e.copy(n).addScaledVector(eo,o).addScaledVector(no,a)}equals(t){return t.a.equals(this.a)&&t.b.equals(this.b)&&t.c.equals(this.c)}},$s=class{constructor(t=new F(1/0,1/0,1/0),e=new F(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=t,this.max=e}set(t,e){return this.min.copy(t),this.max.copy(e),this}setFromArray(t){this.makeEmpty();for(let e=0,n=t.length;e<n;e+=3)this.expandByPoint(ki.fromArray(t,e));return this}setFromBufferAttribute(t){this.makeEmpty();for(let e=0,n=t.count;e<n;e++)this.expandByPoint(ki.fromBufferAttribute(t,e));return this}setFromPoints(t){this.makeEmpty();for(let e=0,n=t.length;e<n;e++)this.expandByPoint(t[e]);return this}setFromCenterAndSize(t,e){let n=ki.copy(e).multiplyScalar(.5);return this.min.copy(t).sub(n),this.max.copy(t).add(n),this}setFromObject(t,e=!1){return this.makeEmpty(),this.expandByObject(t,e)}clone(){return new this.constructor().copy(this)}copy(t){return this.min.copy(t.min),this.max.copy(t.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(t){return this.isEmpty()?t.set(0,0,0):t.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(t){return this.isEmpty()?t.set(0,0,0):t.subVectors(this.max,this.min)}expandByPoint(t){return this.min.min(t),this.max.max(t),this}expandByVector(t){return this.min.sub(t),this.max.add(t),this}expandByScalar(t){return this.min.addScalar(-t),this.max.addScalar(t),this}expandByObject(t,e=!1){t.updateWorldMatrix(!1,!1);let n=t.geometry;if(n!==void 0){let r=n.getAttribute("position");if(e===!0&&r!==void 0&&t.isInstancedMesh!==!0&&t.isBatchedMesh!==!0)for(let o=0,a=r.count;o<a;o++)t.isMesh===!0?t.getVertexPosition(o,ki):ki.fromBufferAttribute(r,o),ki.applyMatrix4(t.matrixWorld),this.expandByPoint(ki);else t.boundingBox!==void 0?(t.boundingBox===null&&t.computeBoundingBox(),zl.copy(t.boundingBox)):(n.boundingBox===null&&n.computeBoundingBox(),zl.copy(n.boundingBox)),zl.applyMatrix4(t.matrixWorld),this.union(zl)}let s=t.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],e);return this}containsPoint(t){return t.x>=this.min.x&&t.x<=this.max.x&&t.y>=this.min.y&&t.y<=this.max.y&&t.z>=this.min.z&&t.z<=this.max.z}containsBox(t){return this.min.x<=t.min.x&&t.max.x<=this.max.x&&this.min.y<=t.min.y&&t.max.y<=this.max.y&&this.min.z<=t.min.z&&t.max.z<=this.max.z}getParameter(t,e){return e.set((t.x-this.min.x)/(this.max.x-this.min.x),(t.y-this.min.y)/(this.max.y-this.min.y),(t.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(t){return t.max.x>=this.min.x&&t.min.x<=this.max.x&&t.max.y>=this.min.y&&t.min.y<=this.max.y&&t.max.z>=this.min.z&&t.min.z<=this.max.z}intersectsSphere(t){return this.clampPoint(t.center,ki),ki.distanceToSquared(t.center)<=t.radius*t.radius}intersectsPlane(t){let e,n;return t.normal.x>0?(e=t.normal.x*this.min.x,n=t.normal.x*this.max.x):(e=t.normal.x*this.max.x,n=t.normal.x*this.min.x),t.normal.y>0?(e+=t.normal.y*this.min.y,n+=t.normal.y*this.max.y):(e+=t.normal.y*this.max.y,n+=t.normal.y*this.min.y),t.normal.z>0?(e+=t.normal.z*this.min.z,n+=t.normal.z*this.max.z):(e+=t.normal.z*this.max.z,n+=t.normal.z*this.min.z),e<=-t.constant&&n>=-t.constant}intersectsTriangle(t){if(this.isEmpty())return!1;this.getCenter(oa),Vl.subVectors(this.max,oa),io.subVectors(t.a,oa),so.subVectors(t.b,oa),ro.subVectors(t.c,oa),Ws.subVectors(so,io),Xs.subVectors(ro,so),dr.subVectors(io,ro);let e=[0,-Ws.z,Ws.y,0,-Xs.z,Xs.y,0,-dr.z,dr.y,Ws.z,0,-Ws.x,Xs.z,0,-Xs.x,dr.z,0,-dr.x,-Ws.y,Ws.x,0,-Xs.y,Xs.x,0,-dr.y,dr.x,0];return!ad(e,io,so,ro,Vl)||(e=[1,0,0,0,1,0,0,0,1],!ad(e,io,so,ro,Vl))?!1:(Gl.crossVectors(Ws,Xs),e=[Gl.x,Gl.y,Gl.z],ad(e,io,so,ro,Vl))}clampPoint(t,e){return e.copy(t).clamp(this.min,this.max)}distanceToPoint(t){return this.clampPoint(t,ki).distanceTo(t)}getBoundingSphere(t){return this.isEmpty()?t.makeEmpty():(this.getCenter(t.center),t.radius=this.getSize(ki).length()*.5),t}intersect(t){return this.min.max(t.min),this.max.min(t.max),this.isEmpty()&&this.makeEmpty(),this}union(t){return this.min.min(t.min),this.max.max(t.max),this}applyMatrix4(t){return this.isEmpty()?this:(xs[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(t),xs[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(t),xs[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(t),xs[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(t),xs[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(t),xs[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(t),xs[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(t),xs[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(t),this.setFromPoints(xs),this)}translate(t){return this.min.add(t),this.max.add(t),this}equals(t){return t.min.equals(this.min)&&t.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(t){return this.min.fromArray(t.min),this.max.fromArray(t.max),this}},xs=[new F,new F,new F,new F,new F,new F,new F,new F],ki=new F,zl=new $s,io=new F,so=new F,ro=new F,Ws=new F,Xs=new F,dr=new F,oa=new F,Vl=new F,Gl=new F,fr=new F;function ad(i,t,e,n,s){for(let r=0,o=i.length-3;r<=o;r+=3){fr.fromArray(i,r);let a=s.x*Math.abs(fr.x)+s.y*Math.abs(fr.y)+s.z*Math.abs(fr.z),l=t.dot(fr),c=e.dot(fr),h=n.dot(fr);if(Math.max(-Math.max(l,c,h),Math.min(l,c,h))>a)return!1}return!0}var bn=new F,Hl=new Ct,wy=0,is=class extends Bi{constructor(t,e,n=!1){if(super(),Array.isArray(t))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:wy++}),this.name="",this.array=t,this.itemSize=e,this.count=t!==void 0?t.length/e:0,this.normalized=n,this.usage=pg,this.updateRanges=[],this.gpuType=Vi,this.version=0,this._normalizationScale=t!==void 0?rf(t):void 0}onUploadCallback(){}set needsUpdate(t){t===!0&&this.version++}setUsage(t){return this.usage=t,this}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}copy(t){return this.name=t.name,this.array=new t.array.constructor(t.array),this.itemSize=t.itemSize,this.count=t.count,this.normalized=t.normalized,this.usage=t.usage,this.gpuType=t.gpuType,this._normalizationScale=t._normalizationScale,this}copyAt(t,e,n){t*=this.itemSize,n*=e.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[t+s]=e.array[n+s];return this}copyArray(t){return this.array.set(t),this}applyMatrix3(t){if(this.itemSize===2)for(let e=0,n=this.count;e<n;e++)Hl.fromBufferAttribute(this,e),Hl.applyMatrix3(t),this.setXY(e,Hl.x,Hl.y);else if(this.itemSize===3)for(let e=0,n=this.count;e<n;e++)bn.fromBufferAttribute(this,e),bn.applyMatrix3(t),this.setXYZ(e,bn.x,bn.y,bn.z);return this}applyMatrix4(t){for(let e=0,n=this.count;e<n;e++)bn.fromBufferAttribute(this,e),bn.applyMatrix4(t),this.setXYZ(e,bn.x,bn.y,bn.z);return this}applyNormalMatrix(t){for(let e=0,n=this.count;e<n;e++)bn.fromBufferAttribute(this,e),bn.applyNormalMatrix(t),this.setXYZ(e,bn.x,bn.y,bn.z);return this}transformDirection(t){for(let e=0,n=this.count;e<n;e++)bn.fromBufferAttribute(this,e),bn.transformDirection(t),this.setXYZ(e,bn.x,bn.y,bn.z);return this}set(t,e=0){return this.array.set(t,e),this}getComponent(t,e){let n=this.array[t*this.itemSize+e];return this.normalized&&(n=this._denormalize(n)),n}setComponent(t,e,n){return this.normalized&&(n=this._normalize(n)),this.array[t*this.itemSize+e]=n,this}getX(t){let e=this.array[t*this.itemSize];return this.normalized&&(e=this._denormalize(e)),e}setX(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize]=e,this}getY(t){let e=this.array[t*this.itemSize+1];return this.normalized&&(e=this._denormalize(e)),e}setY(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+1]=e,this}getZ(t){let e=this.array[t*this.itemSize+2];return this.normalized&&(e=this._denormalize(e)),e}setZ(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+2]=e,this}getW(t){let e=this.array[t*this.itemSize+3];return this.normalized&&(e=this._denormalize(e)),e}setW(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+3]=e,this}setXY(t,e,n){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),n=this._normalize(n)),this.array[t+0]=e,this.array[t+1]=n,this}setXYZ(t,e,n,s){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),n=this._normalize(n),s=this._normalize(s)),this.array[t+0]=e,this.array[t+1]=n,this.array[t+2]=s,this}setXYZW(t,e,n,s,r){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.array[t+0]=e,this.array[t+1]=n,this.array[t+2]=s,this.array[t+3]=r,this}onUpload(t){return this.onUploadCallback=t,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let t={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return t.name=this.name,t.usage=this.usage,t.gpuType=this.gpuType,t}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(t){let e=this._normalizationScale;return e!==void 0?Math.max(t/e,-1):yg(t,this.array)}_normalize(t){let e=this._normalizationScale;return e!==void 0?Math.round(t*e):xg(t,this.array)}};var Ma=class extends is{constructor(t,e,n){super(new Uint16Array(t),e,n)}};var wa=class extends is{constructor(t,e,n){super(new Uint32Array(t),e,n)}};var pe=class extends is{constructor(t,e,n){super(new Float32Array(t),e,n)}},Ey=new $s,aa=new F,ld=new F,gr=class{constructor(t=new F,e=-1){this.isSphere=!0,this.center=t,this.radius=e}set(t,e){return this.center.copy(t),this.radius=e,this}setFromPoints(t,e){let n=this.center;e!==void 0?n.copy(e):Ey.setFromPoints(t).getCenter(n);let s=0;for(let r=0,o=t.length;r<o;r++)s=Math.max(s,n.distanceToSquared(t[r]));return this.radius=Math.sqrt(s),this}copy(t){return this.center.copy(t.center),this.radius=t.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(t){return t.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(t){return t.distanceTo(this.center)-this.radius}intersectsSphere(t){let e=this.radius+t.radius;return t.center.distanceToSquared(this.center)<=e*e}intersectsBox(t){return t.intersectsSphere(this)}intersectsPlane(t){return Math.abs(t.distanceToPoint(this.center))<=this.radius}clampPoint(t,e){let n=this.center.distanceToSquared(t);return e.copy(t),n>this.radius*this.radius&&(e.sub(this.center).normalize(),e.multiplyScalar(this.radius).add(this.center)),e}getBoundingBox(t){return this.isEmpty()?(t.makeEmpty(),t):(t.set(this.center,this.center),t.expandByScalar(this.radius),t)}applyMatrix4(t){return this.center.applyMatrix4(t),this.radius=this.radius*t.getMaxScaleOnAxis(),this}translate(t){return this.center.add(t),this}expandByPoint(t){if(this.isEmpty())return this.center.copy(t),this.radius=0,this;aa.subVectors(t,this.center);let e=aa.lengthSq();if(e>this.radius*this.radius){let n=Math.sqrt(e),s=(n-this.radius)*.5;this.center.addScaledVector(aa,s/n),this.radius+=s}return this}union(t){return t.isEmpty()?this:this.isEmpty()?(this.copy(t),this):(this.center.equals(t.center)===!0?this.radius=Math.max(this.radius,t.radius):(ld.subVectors(t.center,this.center).setLength(t.radius),this.expandByPoint(aa.copy(t.center).add(ld)),this.expandByPoint(aa.copy(t.center).sub(ld))),this)}equals(t){return t.center.equals(this.center)&&t.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(t){return this.radius=t.radius,this.center.fromArray(t.center),this}},Ty=0,Ti=new Te,cd=new Bn,oo=new F,mi=new $s,la=new $s,Fn=new F,Ye=class i extends Bi{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:Ty++}),this.uuid=Er(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(t){return Array.isArray(t)?this.index=new(Jv(t)?wa:Ma)(t,1):this.index=t,this}setIndirect(t,e=0){return this.indirect=t,this.indirectOffset=e,this}getIndirect(){return this.indirect}getAttribute(t){return this.attributes[t]}setAttribute(t,e){return this.attributes[t]=e,this}deleteAttribute(t){return delete this.attributes[t],this}hasAttribute(t){return this.attributes[t]!==void 0}addGroup(t,e,n=0){this.groups.push({start:t,count:e,materialIndex:n})}clearGroups(){this.groups=[]}setDrawRange(t,e){this.drawRange.start=t,this.drawRange.count=e}applyMatrix4(t){let e=this.attributes.position;e!==void 0&&(e.applyMatrix4(t),e.needsUpdate=!0);let n=this.attributes.normal;if(n!==void 0){let r=new se().getNormalMatrix(t);n.applyNormalMatrix(r),n.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(t),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(t){return Ti.makeRotationFromQuaternion(t),this.applyMatrix4(Ti),this}rotateX(t){return Ti.makeRotationX(t),this.applyMatrix4(Ti),this}rotateY(t){return Ti.makeRotationY(t),this.applyMatrix4(Ti),this}rotateZ(t){return Ti.makeRotationZ(t),this.applyMatrix4(Ti),this}translate(t,e,n){return Ti.makeTranslation(t,e,n),this.applyMatrix4(Ti),this}scale(t,e,n){return Ti.makeScale(t,e,n),this.applyMatrix4(Ti),this}lookAt(t){return cd.lookAt(t),cd.updateMatrix(),this.applyMatrix4(cd.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(oo).negate(),this.translate(oo.x,oo.y,oo.z),this}setFromPoints(t){let e=this.getAttribute("position");if(e===void 0){let n=[];for(let s=0,r=t.length;s<r;s++){let o=t[s];n.push(o.x,o.y,o.z||0)}this.setAttribute("position",new pe(n,3))}else{let n=Math.min(t.length,e.count);for(let s=0;s<n;s++){let r=t[s];e.setXYZ(s,r.x,r.y,r.z||0)}t.length>e.count&&Kt("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),e.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new $s);let t=this.attributes.position,e=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){ne("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new F(-1/0,-1/0,-1/0),new F(1/0,1/0,1/0));return}if(t!==void 0){if(this.boundingBox.setFromBufferAttribute(t),e)for(let n=0,s=e.length;n<s;n++){let r=e[n];mi.setFromBufferAttribute(r),this.morphTargetsRelative?(Fn.addVectors(this.boundingBox.min,mi.min),this.boundingBox.expandByPoint(Fn),Fn.addVectors(this.boundingBox.max,mi.max),this.boundingBox.expandByPoint(Fn)):(this.boundingBox.expandByPoint(mi.min),this.boundingBox.expandByPoint(mi.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&ne('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new gr);let t=this.attributes.position,e=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){ne("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new F,1/0);return}if(t){let n=this.boundingSphere.center;if(mi.setFromBufferAttribute(t),e)for(let r=0,o=e.length;r<o;r++){let a=e[r];la.setFromBufferAttribute(a),this.morphTargetsRelative?(Fn.addVectors(mi.min,la.min),mi.expandByPoint(Fn),Fn.addVectors(mi.max,la.max),mi.expandByPoint(Fn)):(mi.expandByPoint(la.min),mi.expandByPoint(la.max))}mi.getCenter(n);let s=0;for(let r=0,o=t.count;r<o;r++)Fn.fromBufferAttribute(t,r),s=Math.max(s,n.distanceToSquared(Fn));if(e)for(let r=0,o=e.length;r<o;r++){let a=e[r],l=this.morphTargetsRelative;for(let c=0,h=a.count;c<h;c++)Fn.fromBufferAttribute(a,c),l&&(oo.fromBufferAttribute(t,c),Fn.add(oo)),s=Math.max(s,n.distanceToSquared(Fn))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&ne('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let t=this.index,e=this.attributes;if(t===null||e.position===void 0||e.normal===void 0||e.uv===void 0){ne("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let n=e.position,s=e.normal,r=e.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==n.count)&&(o=new is(new Float32Array(4*n.count),4),this.setAttribute("tangent",o));let a=[],l=[],c=new Uint8Array(n.count);for(let O=0;O<n.count;O++)a[O]=new F,l[O]=new F;let h=new F,u=new F,d=new F,f=new Ct,g=new Ct,x=new Ct,p=new F,m=new F;function _(O,P,L){c[O]=c[P]=c[L]=1,h.fromBufferAttribute(n,O),u.fromBufferAttribute(n,P),d.fromBufferAttribute(n,L),f.fromBufferAttribute(r,O),g.fromBufferAttribute(r,P),x.fromBufferAttribute(r,L),u.sub(h),d.sub(h),g.sub(f),x.sub(f);let z=1/(g.x*x.y-x.x*g.y);isFinite(z)&&(p.copy(u).multiplyScalar(x.y).addScaledVector(d,-g.y).multiplyScalar(z),m.copy(d).multiplyScalar(g.x).addScaledVector(u,-x.x).multiplyScalar(z),a[O].add(p),a[P].add(p),a[L].add(p),l[O].add(m),l[P].add(m),l[L].add(m))}let w=this.groups;w.length===0&&(w=[{start:0,count:t.count}]);for(let O=0,P=w.length;O<P;++O){let L=w[O],z=L.start,G=L.count;for(let N=z,X=z+G;N<X;N+=3)_(t.getX(N+0),t.getX(N+1),t.getX(N+2))}let b=new F,C=new F,A=new F,v=new F;function E(O){A.fromBufferAttribute(s,O),v.copy(A);let P=a[O];b.copy(P),b.sub(A.multiplyScalar(A.dot(P))).normalize(),C.crossVectors(v,P);let z=C.dot(l[O])<0?-1:1;o.setXYZW(O,b.x,b.y,b.z,z)}for(let O=0,P=n.count;O<P;++O)c[O]&&E(O);this._transformed=!0}computeVertexNormals(){let t=this.index,e=this.getAttribute("position");if(e!==void 0){let n=this.getAttribute("normal");if(n===void 0||n.count!==e.count)n=new is(new Float32Array(e.count*3),3),this.setAttribute("normal",n);else for(let d=0,f=n.count;d<f;d++)n.setXYZ(d,0,0,0);let s=new F,r=new F,o=new F,a=new F,l=new F,c=new F,h=new F,u=new F;if(t)for(let d=0,f=t.count;d<f;d+=3){let g=t.getX(d+0),x=t.getX(d+1),p=t.getX(d+2);s.fromBufferAttribute(e,g),r.fromBufferAttribute(e,x),o.fromBufferAttribute(e,p),h.subVectors(o,r),u.subVectors(s,r),h.cross(u),a.fromBufferAttribute(n,g),l.fromBufferAttribute(n,x),c.fromBufferAttribute(n,p),a.add(h),l.add(h),c.add(h),n.setXYZ(g,a.x,a.y,a.z),n.setXYZ(x,l.x,l.y,l.z),n.setXYZ(p,c.x,c.y,c.z)}else for(let d=0,f=e.count;d<f;d+=3)s.fromBufferAttribute(e,d+0),r.fromBufferAttribute(e,d+1),o.fromBufferAttribute(e,d+2),h.subVectors(o,r),u.subVectors(s,r),h.cross(u),n.setXYZ(d+0,h.x,h.y,h.z),n.setXYZ(d+1,h.x,h.y,h.z),n.setXYZ(d+2,h.x,h.y,h.z);this.normalizeNormals(),n.needsUpdate=!0}}normalizeNormals(){let t=this.attributes.normal;for(let e=0,n=t.count;e<n;e++)Fn.fromBufferAttribute(t,e),Fn.normalize(),t.setXYZ(e,Fn.x,Fn.y,Fn.z)}toNonIndexed(){function t(a,l){let c=a.array,h=a.itemSize,u=a.normalized,d=new c.constructor(l.length*h),f=0,g=0;for(let x=0,p=l.length;x<p;x++){a.isInterleavedBufferAttribute?f=l[x]*a.data.stride+a.offset:f=l[x]*h;for(let m=0;m<h;m++)d[g++]=c[f++]}return new is(d,h,u)}if(this.index===null)return Kt("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let e=new i,n=this.index.array,s=this.attributes;for(let a in s){let l=s[a],c=t(l,n);e.setAttribute(a,c)}let r=this.morphAttributes;for(let a in r){let l=[],c=r[a];for(let h=0,u=c.length;h<u;h++){let d=c[h],f=t(d,n);l.push(f)}e.morphAttributes[a]=l}e.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,l=o.length;a<l;a++){let c=o[a];e.addGroup(c.start,c.count,c.materialIndex)}return e}toJSON(){let t={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(t.uuid=this.uuid,t.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,t.name=this.name,Object.keys(this.userData).length>0&&(t.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let c in l)l[c]!==void 0&&(t[c]=l[c]);return t}t.data={attributes:{}};let e=this.index;e!==null&&(t.data.index={type:e.array.constructor.name,array:Array.prototype.slice.call(e.array)});let n=this.attributes;for(let l in n){let c=n[l];t.data.attributes[l]=c.toJSON(t.data)}let s={},r=!1;for(let l in this.morphAttributes){let c=this.morphAttributes[l],h=[];for(let u=0,d=c.length;u<d;u++){let f=c[u];h.push(f.toJSON(t.data))}h.length>0&&(s[l]=h,r=!0)}r&&(t.data.morphAttributes=s,t.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(t.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(t.data.boundingSphere=a.toJSON()),t}clone(){return new this.constructor().copy(this)}copy(t){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let e={};this.name=t.name;let n=t.index;n!==null&&this.setIndex(n.clone());let s=t.attributes;for(let c in s){let h=s[c];this.setAttribute(c,h.clone(e))}let r=t.morphAttributes;for(let c in r){let h=[],u=r[c];for(let d=0,f=u.length;d<f;d++)h.push(u[d].clone(e));this.morphAttributes[c]=h}this.morphTargetsRelative=t.morphTargetsRelative;let o=t.groups;for(let c=0,h=o.length;c<h;c++){let u=o[c];this.addGroup(u.start,u.count,u.materialIndex)}let a=t.boundingBox;a!==null&&(this.boundingBox=a.clone());let l=t.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=t.drawRange.start,this.drawRange.count=t.drawRange.count,this.userData=t.userData,this._transformed=t._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}};var hd=new F,Ay=new F,Cy=new se,gi=class{constructor(t=new F(1,0,0),e=0){this.isPlane=!0,this.normal=t,this.constant=e}set(t,e){return this.normal.copy(t),this.constant=e,this}setComponents(t,e,n,s){return this.normal.set(t,e,n),this.constant=s,this}setFromNormalAndCoplanarPoint(t,e){return this.normal.copy(t),this.constant=-e.dot(this.normal),this}setFromCoplanarPoints(t,e,n){let s=hd.subVectors(n,e).cross(Ay.subVectors(t,e)).normalize();return this.setFromNormalAndCoplanarPoint(s,t),this}copy(t){return this.normal.copy(t.normal),this.constant=t.constant,this}normalize(){let t=1/this.normal.length();return this.normal.multiplyScalar(t),this.constant*=t,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(t){return this.normal.dot(t)+this.constant}distanceToSphere(t){return this.distanceToPoint(t.center)-t.radius}projectPoint(t,e){return e.copy(t).addScaledVector(this.normal,-this.distanceToPoint(t))}intersectLine(t,e,n=!0){let s=t.delta(hd),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(t.start)===0?e.copy(t.start):null;let o=-(t.start.dot(this.normal)+this.constant)/r;return n===!0&&(o<0||o>1)?null:e.copy(t.start).addScaledVector(s,o)}intersectsLine(t){let e=this.distanceToPoint(t.start),n=this.distanceToPoint(t.end);return e<0&&n>0||n<0&&e>0}intersectsBox(t){return t.intersectsPlane(this)}intersectsSphere(t){return t.intersectsPlane(this)}coplanarPoint(t){return t.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(t,e){let n=e||Cy.getNormalMatrix(t),s=this.coplanarPoint(hd).applyMatrix4(t),r=this.normal.applyMatrix3(n).normalize();return this.constant=-s.dot(r),this}translate(t){return this.constant-=t.dot(this.normal),this}equals(t){return t.normal.equals(this.normal)&&t.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(t){return this.normal.fromArray(t.normal),this.constant=t.constant,this}},Ry=0,rs=class extends Bi{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:Ry++}),this.uuid=Er(),this.name="",this.type="Material",this.blending=Co,this.side=rr,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=Dd,this.blendDst=Nd,this.blendEquation=Sr,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new ce(0,0,0),this.blendAlpha=0,this.depthFunc=fo,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=lg,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=lc,this.stencilZFail=lc,this.stencilZPass=lc,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(t){this._alphaTest>0!=t>0&&this.version++,this._alphaTest=t}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(t){if(t!==void 0)for(let e in t){let n=t[e];if(n===void 0){Kt(`Material: parameter '${e}' has value of undefined.`);continue}let s=this[e];if(s===void 0){Kt(`Material: '${e}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(n):s&&s.isVector2&&n&&n.isVector2||s&&s.isEuler&&n&&n.isEuler||s&&s.isVector3&&n&&n.isVector3?s.copy(n):this[e]=n}}toJSON(t){let e=t===void 0||typeof t=="string";e&&(t={textures:{},images:{}});let n={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};n.uuid=this.uuid,n.type=this.type,n.blending=this.blending,n.side=this.side,n.shadowSide=this.shadowSide,n.vertexColors=this.vertexColors,n.opacity=this.opacity,n.transparent=this.transparent,n.blendSrc=this.blendSrc,n.blendDst=this.blendDst,n.blendEquation=this.blendEquation,n.blendSrcAlpha=this.blendSrcAlpha,n.blendDstAlpha=this.blendDstAlpha,n.blendEquationAlpha=this.blendEquationAlpha,n.blendColor=this.blendColor.getHex(),n.blendAlpha=this.blendAlpha,n.depthFunc=this.depthFunc,n.depthTest=this.depthTest,n.depthWrite=this.depthWrite,n.colorWrite=this.colorWrite,n.clipIntersection=this.clipIntersection,n.clipShadows=this.clipShadows,n.stencilWriteMask=this.stencilWriteMask,n.stencilFunc=this.stencilFunc,n.stencilRef=this.stencilRef,n.stencilFuncMask=this.stencilFuncMask,n.stencilFail=this.stencilFail,n.stencilZFail=this.stencilZFail,n.stencilZPass=this.stencilZPass,n.stencilWrite=this.stencilWrite,n.polygonOffset=this.polygonOffset,n.polygonOffsetFactor=this.polygonOffsetFactor,n.polygonOffsetUnits=this.polygonOffsetUnits,n.dithering=this.dithering,n.alphaTest=this.alphaTest,n.alphaHash=this.alphaHash,n.alphaToCoverage=this.alphaToCoverage,n.premultipliedAlpha=this.premultipliedAlpha,n.forceSinglePass=this.forceSinglePass,n.allowOverride=this.allowOverride,n.visible=this.visible,n.toneMapped=this.toneMapped,n.name=this.name,this.color&&this.color.isColor&&(n.color=this.color.getHex()),this.roughness!==void 0&&(n.roughness=this.roughness),this.metalness!==void 0&&(n.metalness=this.metalness),this.sheen!==void 0&&(n.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(n.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(n.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(n.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(n.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(n.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(n.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(n.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(n.shininess=this.shininess),this.clearcoat!==void 0&&(n.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(n.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(n.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(n.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(t).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(n.clearcoatMap=this.clearcoatMap.toJSON(t).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(n.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(t).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(n.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(t).uuid,n.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(n.sheenColorMap=this.sheenColorMap.toJSON(t).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(n.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(t).uuid),this.dispersion!==void 0&&(n.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(n.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(n.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(n.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(n.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(n.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(n.iridescenceMap=this.iridescenceMap.toJSON(t).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(n.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(t).uuid),this.anisotropy!==void 0&&(n.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(n.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(n.anisotropyMap=this.anisotropyMap.toJSON(t).uuid),this.map&&this.map.isTexture&&(n.map=this.map.toJSON(t).uuid),this.matcap&&this.matcap.isTexture&&(n.matcap=this.matcap.toJSON(t).uuid),this.alphaMap&&this.alphaMap.isTexture&&(n.alphaMap=this.alphaMap.toJSON(t).uuid),this.lightMap&&this.lightMap.isTexture&&(n.lightMap=this.lightMap.toJSON(t).uuid,n.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(n.aoMap=this.aoMap.toJSON(t).uuid,n.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(n.bumpMap=this.bumpMap.toJSON(t).uuid,n.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(n.normalMap=this.normalMap.toJSON(t).uuid,n.normalMapType=this.normalMapType,n.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(n.displacementMap=this.displacementMap.toJSON(t).uuid,n.displacementScale=this.displacementScale,n.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(n.roughnessMap=this.roughnessMap.toJSON(t).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(n.metalnessMap=this.metalnessMap.toJSON(t).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(n.emissiveMap=this.emissiveMap.toJSON(t).uuid),this.specularMap&&this.specularMap.isTexture&&(n.specularMap=this.specularMap.toJSON(t).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(n.specularIntensityMap=this.specularIntensityMap.toJSON(t).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(n.specularColorMap=this.specularColorMap.toJSON(t).uuid),this.envMap&&this.envMap.isTexture&&(n.envMap=this.envMap.toJSON(t).uuid,this.combine!==void 0&&(n.combine=this.combine)),this.envMapRotation!==void 0&&(n.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(n.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(n.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(n.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(n.gradientMap=this.gradientMap.toJSON(t).uuid),this.transmission!==void 0&&(n.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(n.transmissionMap=this.transmissionMap.toJSON(t).uuid),this.thickness!==void 0&&(n.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(n.thicknessMap=this.thicknessMap.toJSON(t).uuid),this.attenuationDistance!==void 0&&(n.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(n.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(n.size=this.size),this.sizeAttenuation!==void 0&&(n.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(n.clippingPlanes=this.clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(n.rotation=this.rotation),this.depthPacking!==void 0&&(n.depthPacking=this.depthPacking),this.linewidth!==void 0&&(n.linewidth=this.linewidth),this.linecap!==void 0&&(n.linecap=this.linecap),this.linejoin!==void 0&&(n.linejoin=this.linejoin),this.dashSize!==void 0&&(n.dashSize=this.dashSize),this.gapSize!==void 0&&(n.gapSize=this.gapSize),this.scale!==void 0&&(n.scale=this.scale),this.wireframe!==void 0&&(n.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(n.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(n.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(n.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(n.flatShading=this.flatShading),this.fog!==void 0&&(n.fog=this.fog),Object.keys(this.userData).length>0&&(n.userData=this.userData);function s(r){let o=[];for(let a in r){let l=r[a];delete l.metadata,o.push(l)}return o}if(e){let r=s(t.textures),o=s(t.images);r.length>0&&(n.textures=r),o.length>0&&(n.images=o)}return n}fromJSON(t,e){if(t.uuid!==void 0&&(this.uuid=t.uuid),t.name!==void 0&&(this.name=t.name),t.color!==void 0&&this.color!==void 0&&this.color.setHex(t.color),t.roughness!==void 0&&(this.roughness=t.roughness),t.metalness!==void 0&&(this.metalness=t.metalness),t.sheen!==void 0&&(this.sheen=t.sheen),t.sheenColor!==void 0&&(this.sheenColor=new ce().setHex(t.sheenColor)),t.sheenRoughness!==void 0&&(this.sheenRoughness=t.sheenRoughness),t.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(t.emissive),t.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(t.specular),t.specularIntensity!==void 0&&(this.specularIntensity=t.specularIntensity),t.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(t.specularColor),t.shininess!==void 0&&(this.shininess=t.shininess),t.clearcoat!==void 0&&(this.clearcoat=t.clearcoat),t.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=t.clearcoatRoughness),t.diffuseRoughness!==void 0&&(this.diffuseRoughness=t.diffuseRoughness),t.dispersion!==void 0&&(this.dispersion=t.dispersion),t.retroreflectivity!==void 0&&(this.retroreflectivity=t.retroreflectivity),t.iridescence!==void 0&&(this.iridescence=t.iridescence),t.iridescenceIOR!==void 0&&(this.iridescenceIOR=t.iridescenceIOR),t.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=t.iridescenceThicknessMinimum),t.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=t.iridescenceThicknessMaximum),t.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=t.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=t.iridescenceThicknessRange[1]),t.transmission!==void 0&&(this.transmission=t.transmission),t.thickness!==void 0&&(this.thickness=t.thickness),t.attenuationDistance!==void 0&&(this.attenuationDistance=t.attenuationDistance),t.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(t.attenuationColor),t.anisotropy!==void 0&&(this.anisotropy=t.anisotropy),t.anisotropyRotation!==void 0&&(this.anisotropyRotation=t.anisotropyRotation),t.fog!==void 0&&(this.fog=t.fog),t.flatShading!==void 0&&(this.flatShading=t.flatShading),t.blending!==void 0&&(this.blending=t.blending),t.combine!==void 0&&(this.combine=t.combine),t.side!==void 0&&(this.side=t.side),t.shadowSide!==void 0&&(this.shadowSide=t.shadowSide),t.opacity!==void 0&&(this.opacity=t.opacity),t.transparent!==void 0&&(this.transparent=t.transparent),t.alphaTest!==void 0&&(this.alphaTest=t.alphaTest),t.alphaHash!==void 0&&(this.alphaHash=t.alphaHash),t.depthFunc!==void 0&&(this.depthFunc=t.depthFunc),t.depthTest!==void 0&&(this.depthTest=t.depthTest),t.depthWrite!==void 0&&(this.depthWrite=t.depthWrite),t.colorWrite!==void 0&&(this.colorWrite=t.colorWrite),t.clippingPlanes!==void 0&&(this.clippingPlanes=t.clippingPlanes.map(n=>new gi().fromJSON(n))),t.clipIntersection!==void 0&&(this.clipIntersection=t.clipIntersection),t.clipShadows!==void 0&&(this.clipShadows=t.clipShadows),t.depthPacking!==void 0&&(this.depthPacking=t.depthPacking),t.blendSrc!==void 0&&(this.blendSrc=t.blendSrc),t.blendDst!==void 0&&(this.blendDst=t.blendDst),t.blendEquation!==void 0&&(this.blendEquation=t.blendEquation),t.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=t.blendSrcAlpha),t.blendDstAlpha!==void 0&&(this.blendDstAlpha=t.blendDstAlpha),t.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=t.blendEquationAlpha),t.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(t.blendColor),t.blendAlpha!==void 0&&(this.blendAlpha=t.blendAlpha),t.stencilWriteMask!==void 0&&(this.stencilWriteMask=t.stencilWriteMask),t.stencilFunc!==void 0&&(this.stencilFunc=t.stencilFunc),t.stencilRef!==void 0&&(this.stencilRef=t.stencilRef),t.stencilFuncMask!==void 0&&(this.stencilFuncMask=t.stencilFuncMask),t.stencilFail!==void 0&&(this.stencilFail=t.stencilFail),t.stencilZFail!==void 0&&(this.stencilZFail=t.stencilZFail),t.stencilZPass!==void 0&&(this.stencilZPass=t.stencilZPass),t.stencilWrite!==void 0&&(this.stencilWrite=t.stencilWrite),t.wireframe!==void 0&&(this.wireframe=t.wireframe),t.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=t.wireframeLinewidth),t.wireframeLinecap!==void 0&&(this.wireframeLinecap=t.wireframeLinecap),t.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=t.wireframeLinejoin),t.rotation!==void 0&&(this.rotation=t.rotation),t.linewidth!==void 0&&(this.linewidth=t.linewidth),t.linecap!==void 0&&(this.linecap=t.linecap),t.linejoin!==void 0&&(this.linejoin=t.linejoin),t.dashSize!==void 0&&(this.dashSize=t.dashSize),t.gapSize!==void 0&&(this.gapSize=t.gapSize),t.scale!==void 0&&(this.scale=t.scale),t.polygonOffset!==void 0&&(this.polygonOffset=t.polygonOffset),t.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=t.polygonOffsetFactor),t.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=t.polygonOffsetUnits),t.dithering!==void 0&&(this.dithering=t.dithering),t.alphaToCoverage!==void 0&&(this.alphaToCoverage=t.alphaToCoverage),t.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=t.premultipliedAlpha),t.forceSinglePass!==void 0&&(this.forceSinglePass=t.forceSinglePass),t.allowOverride!==void 0&&(this.allowOverride=t.allowOverride),t.visible!==void 0&&(this.visible=t.visible),t.toneMapped!==void 0&&(this.toneMapped=t.toneMapped),t.userData!==void 0&&(this.userData=t.userData),t.vertexColors!==void 0&&(typeof t.vertexColors=="number"?this.vertexColors=t.vertexColors>0:this.vertexColors=t.vertexColors),t.size!==void 0&&(this.size=t.size),t.sizeAttenuation!==void 0&&(this.sizeAttenuation=t.sizeAttenuation),t.map!==void 0&&(this.map=e[t.map]||null),t.matcap!==void 0&&(this.matcap=e[t.matcap]||null),t.alphaMap!==void 0&&(this.alphaMap=e[t.alphaMap]||null),t.bumpMap!==void 0&&(this.bumpMap=e[t.bumpMap]||null),t.bumpScale!==void 0&&(this.bumpScale=t.bumpScale),t.normalMap!==void 0&&(this.normalMap=e[t.normalMap]||null),t.normalMapType!==void 0&&(this.normalMapType=t.normalMapType),t.normalScale!==void 0){let n=t.normalScale;Array.isArray(n)===!1&&(n=[n,n]),this.normalScale=new Ct().fromArray(n)}return t.displacementMap!==void 0&&(this.displacementMap=e[t.displacementMap]||null),t.displacementScale!==void 0&&(this.displacementScale=t.displacementScale),t.displacementBias!==void 0&&(this.displacementBias=t.displacementBias),t.roughnessMap!==void 0&&(this.roughnessMap=e[t.roughnessMap]||null),t.metalnessMap!==void 0&&(this.metalnessMap=e[t.metalnessMap]||null),t.emissiveMap!==void 0&&(this.emissiveMap=e[t.emissiveMap]||null),t.emissiveIntensity!==void 0&&(this.emissiveIntensity=t.emissiveIntensity),t.specularMap!==void 0&&(this.specularMap=e[t.specularMap]||null),t.specularIntensityMap!==void 0&&(this.specularIntensityMap=e[t.specularIntensityMap]||null),t.specularColorMap!==void 0&&(this.specularColorMap=e[t.specularColorMap]||null),t.envMap!==void 0&&(this.envMap=e[t.envMap]||null),t.envMapRotation!==void 0&&this.envMapRotation.fromArray(t.envMapRotation),t.envMapIntensity!==void 0&&(this.envMapIntensity=t.envMapIntensity),t.reflectivity!==void 0&&(this.reflectivity=t.reflectivity),t.refractionRatio!==void 0&&(this.refractionRatio=t.refractionRatio),t.lightMap!==void 0&&(this.lightMap=e[t.lightMap]||null),t.lightMapIntensity!==void 0&&(this.lightMapIntensity=t.lightMapIntensity),t.aoMap!==void 0&&(this.aoMap=e[t.aoMap]||null),t.aoMapIntensity!==void 0&&(this.aoMapIntensity=t.aoMapIntensity),t.gradientMap!==void 0&&(this.gradientMap=e[t.gradientMap]||null),t.clearcoatMap!==void 0&&(this.clearcoatMap=e[t.clearcoatMap]||null),t.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=e[t.clearcoatRoughnessMap]||null),t.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=e[t.clearcoatNormalMap]||null),t.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new Ct().fromArray(t.clearcoatNormalScale)),t.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=e[t.diffuseRoughnessMap]||null),t.iridescenceMap!==void 0&&(this.iridescenceMap=e[t.iridescenceMap]||null),t.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=e[t.iridescenceThicknessMap]||null),t.transmissionMap!==void 0&&(this.transmissionMap=e[t.transmissionMap]||null),t.thicknessMap!==void 0&&(this.thicknessMap=e[t.thicknessMap]||null),t.anisotropyMap!==void 0&&(this.anisotropyMap=e[t.anisotropyMap]||null),t.sheenColorMap!==void 0&&(this.sheenColorMap=e[t.sheenColorMap]||null),t.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=e[t.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(t){this.name=t.name,this.blending=t.blending,this.side=t.side,this.vertexColors=t.vertexColors,this.opacity=t.opacity,this.transparent=t.transparent,this.blendSrc=t.blendSrc,this.blendDst=t.blendDst,this.blendEquation=t.blendEquation,this.blendSrcAlpha=t.blendSrcAlpha,this.blendDstAlpha=t.blendDstAlpha,this.blendEquationAlpha=t.blendEquationAlpha,this.blendColor.copy(t.blendColor),this.blendAlpha=t.blendAlpha,this.depthFunc=t.depthFunc,this.depthTest=t.depthTest,this.depthWrite=t.depthWrite,this.stencilWriteMask=t.stencilWriteMask,this.stencilFunc=t.stencilFunc,this.stencilRef=t.stencilRef,this.stencilFuncMask=t.stencilFuncMask,this.stencilFail=t.stencilFail,this.stencilZFail=t.stencilZFail,this.stencilZPass=t.stencilZPass,this.stencilWrite=t.stencilWrite;let e=t.clippingPlanes,n=null;if(e!==null){let s=e.length;n=new Array(s);for(let r=0;r!==s;++r)n[r]=e[r].clone()}return this.clippingPlanes=n,this.clipIntersection=t.clipIntersection,this.clipShadows=t.clipShadows,this.shadowSide=t.shadowSide,this.colorWrite=t.colorWrite,this.precision=t.precision,this.polygonOffset=t.polygonOffset,this.polygonOffsetFactor=t.polygonOffsetFactor,this.polygonOffsetUnits=t.polygonOffsetUnits,this.dithering=t.dithering,this.alphaTest=t.alphaTest,this.alphaHash=t.alphaHash,this.alphaToCoverage=t.alphaToCoverage,this.premultipliedAlpha=t.premultipliedAlpha,this.forceSinglePass=t.forceSinglePass,this.allowOverride=t.allowOverride,this.visible=t.visible,this.toneMapped=t.toneMapped,this.userData=JSON.parse(JSON.stringify(t.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(t){t===!0&&this.version++}};var bs=new F,ud=new F,Wl=new F,Xl=new F,Zs=class{constructor(t=new F,e=new F(0,0,-1)){this.origin=t,this.direction=e}set(t,e){return this.origin.copy(t),this.direction.copy(e),this}copy(t){return this.origin.copy(t.origin),this.direction.copy(t.direction),this}at(t,e){return e.copy(this.origin).addScaledVector(this.direction,t)}lookAt(t){return this.direction.copy(t).sub(this.origin).normalize(),this}recast(t){return this.origin.copy(this.at(t,bs)),this}closestPointToPoint(t,e){e.subVectors(t,this.origin);let n=e.dot(this.direction);return n<0?e.copy(this.origin):e.copy(this.origin).addScaledVector(this.direction,n)}distanceToPoint(t){return Math.sqrt(this.distanceSqToPoint(t))}distanceSqToPoint(t){let e=bs.subVectors(t,this.origin).dot(this.direction);return e<0?this.origin.distanceToSquared(t):(bs.copy(this.origin).addScaledVector(this.direction,e),bs.distanceToSquared(t))}distanceSqToSegment(t,e,n,s){ud.copy(t).add(e).multiplyScalar(.5),Wl.copy(e).sub(t).normalize(),Xl.copy(this.origin).sub(ud);let r=t.distanceTo(e)*.5,o=-this.direction.dot(Wl),a=Xl.dot(this.direction),l=-Xl.dot(Wl),c=Xl.lengthSq(),h=Math.abs(1-o*o),u,d,f,g;if(h>0)if(u=o*l-a,d=o*a-l,g=r*h,u>=0)if(d>=-g)if(d<=g){let x=1/h;u*=x,d*=x,f=u*(u+o*d+2*a)+d*(o*u+d+2*l)+c}else d=r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;else d=-r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;else d<=-g?(u=Math.max(0,-(-o*r+a)),d=u>0?-r:Math.min(Math.max(-r,-l),r),f=-u*u+d*(d+2*l)+c):d<=g?(u=0,d=Math.min(Math.max(-r,-l),r),f=d*(d+2*l)+c):(u=Math.max(0,-(o*r+a)),d=u>0?r:Math.min(Math.max(-r,-l),r),f=-u*u+d*(d+2*l)+c);else d=o>0?-r:r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;return n&&n.copy(this.origin).addScaledVector(this.direction,u),s&&s.copy(ud).addScaledVector(Wl,d),f}intersectSphere(t,e){if(t.radius<0)return null;bs.subVectors(t.center,this.origin);let n=bs.dot(this.direction),s=bs.dot(bs)-n*n,r=t.radius*t.radius;if(s>r)return null;let o=Math.sqrt(r-s),a=n-o,l=n+o;return l<0?null:a<0?this.at(l,e):this.at(a,e)}intersectsSphere(t){return t.radius<0?!1:this.distanceSqToPoint(t.center)<=t.radius*t.radius}distanceToPlane(t){let e=t.normal.dot(this.direction);if(e===0)return t.distanceToPoint(this.origin)===0?0:null;let n=-(this.origin.dot(t.normal)+t.constant)/e;return n>=0?n:null}intersectPlane(t,e){let n=this.distanceToPlane(t);return n===null?null:this.at(n,e)}intersectsPlane(t){let e=t.distanceToPoint(this.origin);return e===0||t.normal.dot(this.direction)*e<0}intersectBox(t,e){let n,s,r,o,a,l,c=1/this.direction.x,h=1/this.direction.y,u=1/this.direction.z,d=this.origin;return c>=0?(n=(t.min.x-d.x)*c,s=(t.max.x-d.x)*c):(n=(t.max.x-d.x)*c,s=(t.min.x-d.x)*c),h>=0?(r=(t.min.y-d.y)*h,o=(t.max.y-d.y)*h):(r=(t.max.y-d.y)*h,o=(t.min.y-d.y)*h),n>o||r>s||((r>n||isNaN(n))&&(n=r),(o<s||isNaN(s))&&(s=o),u>=0?(a=(t.min.z-d.z)*u,l=(t.max.z-d.z)*u):(a=(t.max.z-d.z)*u,l=(t.min.z-d.z)*u),n>l||a>s)||((a>n||n!==n)&&(n=a),(l<s||s!==s)&&(s=l),s<0)?null:this.at(n>=0?n:s,e)}intersectsBox(t){return this.intersectBox(t,bs)!==null}intersectTriangle(t,e,n,s,r){let o=this.origin,a=this.direction,l=a.x,c=a.y,h=a.z,u=t.x-o.x,d=t.y-o.y,f=t.z-o.z,g=e.x-o.x,x=e.y-o.y,p=e.z-o.z,m=n.x-o.x,_=n.y-o.y,w=n.z-o.z,b=Math.abs(l),C=Math.abs(c),A=Math.abs(h),v,E,O,P,L,z,G,N,X,$,W,ct;if(b>=C&&b>=A?(O=l,z=u,X=g,ct=m,l>=0?(v=c,E=h,P=d,L=f,G=x,N=p,$=_,W=w):(v=h,E=c,P=f,L=d,G=p,N=x,$=w,W=_)):C>=A?(O=c,z=d,X=x,ct=_,c>=0?(v=h,E=l,P=f,L=u,G=p,N=g,$=w,W=m):(v=l,E=h,P=u,L=f,G=g,N=p,$=m,W=w)):(O=h,z=f,X=p,ct=w,h>=0?(v=l,E=c,P=u,L=d,G=g,N=x,$=m,W=_):(v=c,E=l,P=d,L=u,G=x,N=g,$=_,W=m)),O===0)return null;let J=v/O,Q=E/O,st=1/O,dt=P-J*z,ut=L-Q*z,tt=G-J*X,gt=N-Q*X,yt=$-J*ct,Rt=W-Q*ct,Mt=yt*gt-Rt*tt,Yt=dt*Rt-ut*yt,ae=tt*ut-gt*dt;if(s){if(Mt<0||Yt<0||ae<0)return null}else if((Mt<0||Yt<0||ae<0)&&(Mt>0||Yt>0||ae>0))return null;let Xt=Mt+Yt+ae;if(Xt===0)return null;let ge=st*(Mt*z+Yt*X+ae*ct);return(Xt>0?ge<0:ge>0)?null:this.at(ge/Xt,r)}applyMatrix4(t){return this.origin.applyMatrix4(t),this.direction.transformDirection(t),this}equals(t){return t.origin.equals(this.origin)&&t.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},dn=class extends rs{constructor(t){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new ce(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new ss,this.combine=$c,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.specularMap=t.specularMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.combine=t.combine,this.reflectivity=t.reflectivity,this.refractionRatio=t.refractionRatio,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.fog=t.fog,this}},pm=new Te,pr=new Zs,ql=new gr,mm=new F,Yl=new F,$l=new F,Zl=new F,dd=new F,Kl=new F,gm=new F,Jl=new F,Se=class extends Bn{constructor(t=new Ye,e=new dn){super(),this.isMesh=!0,this.type="Mesh",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),t.morphTargetInfluences!==void 0?this.morphTargetInfluences=t.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,t.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}updateMorphTargets(){let e=this.geometry.morphAttributes,n=Object.keys(e);if(n.length>0){let s=e[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(t,e){let n=this.geometry,s=n.attributes.position,r=n.morphAttributes.position,o=n.morphTargetsRelative;e.fromBufferAttribute(s,t);let a=this.morphTargetInfluences;if(r&&a){Kl.set(0,0,0);for(let l=0,c=r.length;l<c;l++){let h=a[l],u=r[l];h!==0&&(dd.fromBufferAttribute(u,t),o?Kl.addScaledVector(dd,h):Kl.addScaledVector(dd.sub(e),h))}e.add(Kl)}return e}intersectsFrustum(t){return t.intersectsObject(this)}raycast(t,e){let n=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(n.boundingSphere===null&&n.computeBoundingSphere(),ql.copy(n.boundingSphere),ql.applyMatrix4(r),pr.copy(t.ray).recast(t.near),!(ql.containsPoint(pr.origin)===!1&&(pr.intersectSphere(ql,mm)===null||pr.origin.distanceToSquared(mm)>(t.far-t.near)**2))&&(pm.copy(r).invert(),pr.copy(t.ray).applyMatrix4(pm),!(n.boundingBox!==null&&pr.intersectsBox(n.boundingBox)===!1)&&this._computeIntersections(t,e,pr)))}_computeIntersections(t,e,n){let s,r=this.geometry,o=this.material,a=r.index,l=r.attributes.position,c=r.attributes.uv,h=r.attributes.uv1,u=r.attributes.normal,d=r.groups,f=r.drawRange;if(a!==null)if(Array.isArray(o))for(let g=0,x=d.length;g<x;g++){let p=d[g],m=o[p.materialIndex],_=Math.max(p.start,f.start),w=Math.min(a.count,Math.min(p.start+p.count,f.start+f.count));for(let b=_,C=w;b<C;b+=3){let A=a.getX(b),v=a.getX(b+1),E=a.getX(b+2);s=jl(this,m,t,n,c,h,u,A,v,E),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=p.materialIndex,e.push(s))}}else{let g=Math.max(0,f.start),x=Math.min(a.count,f.start+f.count);for(let p=g,m=x;p<m;p+=3){let _=a.getX(p),w=a.getX(p+1),b=a.getX(p+2);s=jl(this,o,t,n,c,h,u,_,w,b),s&&(s.faceIndex=Math.floor(p/3),e.push(s))}}else if(l!==void 0)if(Array.isArray(o))for(let g=0,x=d.length;g<x;g++){let p=d[g],m=o[p.materialIndex],_=Math.max(p.start,f.start),w=Math.min(l.count,Math.min(p.start+p.count,f.start+f.count));for(let b=_,C=w;b<C;b+=3){let A=b,v=b+1,E=b+2;s=jl(this,m,t,n,c,h,u,A,v,E),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=p.materialIndex,e.push(s))}}else{let g=Math.max(0,f.start),x=Math.min(l.count,f.start+f.count);for(let p=g,m=x;p<m;p+=3){let _=p,w=p+1,b=p+2;s=jl(this,o,t,n,c,h,u,_,w,b),s&&(s.faceIndex=Math.floor(p/3),e.push(s))}}}};function Py(i,t,e,n,s,r,o,a){let l;if(t.side===si?l=n.intersectTriangle(o,r,s,!0,a):l=n.intersectTriangle(s,r,o,t.side===rr,a),l===null)return null;Jl.copy(a),Jl.applyMatrix4(i.matrixWorld);let c=e.ray.origin.distanceTo(Jl);return c<e.near||c>e.far?null:{distance:c,point:Jl.clone(),object:i}}function jl(i,t,e,n,s,r,o,a,l,c){i.getVertexPosition(a,Yl),i.getVertexPosition(l,$l),i.getVertexPosition(c,Zl);let h=Py(i,t,e,n,Yl,$l,Zl,gm);if(h){let u=new F;Ys.getBarycoord(gm,Yl,$l,Zl,u),s&&(h.uv=Ys.getInterpolatedAttribute(s,a,l,c,u,new Ct)),r&&(h.uv1=Ys.getInterpolatedAttribute(r,a,l,c,u,new Ct)),o&&(h.normal=Ys.getInterpolatedAttribute(o,a,l,c,u,new F),h.normal.dot(n.direction)>0&&h.normal.multiplyScalar(-1));let d={a,b:l,c,normal:new F,materialIndex:0};Ys.getNormal(Yl,$l,Zl,d.normal),h.face=d,h.barycoord=u}return h}var Sc=class extends ii{constructor(t=null,e=1,n=1,s,r,o,a,l,c=Un,h=Un,u,d){super(null,o,a,l,c,h,s,r,u,d),this.isDataTexture=!0,this.image={data:t,width:e,height:n},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var mr=new gr,Iy=new Ct(.5,.5),Ql=new F,Ks=class{constructor(t=new gi,e=new gi,n=new gi,s=new gi,r=new gi,o=new gi){this.planes=[t,e,n,s,r,o]}set(t,e,n,s,r,o){let a=this.planes;return a[0].copy(t),a[1].copy(e),a[2].copy(n),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(t){let e=this.planes;for(let n=0;n<6;n++)e[n].copy(t.planes[n]);return this}setFromProjectionMatrix(t,e=Ai,n=!1){let s=this.planes,r=t.elements,o=r[0],a=r[1],l=r[2],c=r[3],h=r[4],u=r[5],d=r[6],f=r[7],g=r[8],x=r[9],p=r[10],m=r[11],_=r[12],w=r[13],b=r[14],C=r[15];if(s[0].setComponents(c-o,f-h,m-g,C-_).normalize(),s[1].setComponents(c+o,f+h,m+g,C+_).normalize(),s[2].setComponents(c+a,f+u,m+x,C+w).normalize(),s[3].setComponents(c-a,f-u,m-x,C-w).normalize(),n)s[4].setComponents(l,d,p,b).normalize(),s[5].setComponents(c-l,f-d,m-p,C-b).normalize();else if(s[4].setComponents(c-l,f-d,m-p,C-b).normalize(),e===Ai)s[5].setComponents(c+l,f+d,m+p,C+b).normalize();else if(e===po)s[5].setComponents(l,d,p,b).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+e);return this}intersectsObject(t){if(t.boundingSphere!==void 0)t.boundingSphere===null&&t.computeBoundingSphere(),mr.copy(t.boundingSphere).applyMatrix4(t.matrixWorld);else{let e=t.geometry;e.boundingSphere===null&&e.computeBoundingSphere(),mr.copy(e.boundingSphere).applyMatrix4(t.matrixWorld)}return this.intersectsSphere(mr)}intersectsSprite(t){mr.center.set(0,0,0);let e=Iy.distanceTo(t.center);return mr.radius=.7071067811865476+e,mr.applyMatrix4(t.matrixWorld),this.intersectsSphere(mr)}intersectsSphere(t){let e=this.planes,n=t.center,s=-t.radius;for(let r=0;r<6;r++)if(e[r].distanceToPoint(n)<s)return!1;return!0}intersectsBox(t){let e=this.planes;for(let n=0;n<6;n++){let s=e[n];if(Ql.x=s.normal.x>0?t.max.x:t.min.x,Ql.y=s.normal.y>0?t.max.y:t.min.y,Ql.z=s.normal.z>0?t.max.z:t.min.z,s.distanceToPoint(Ql)<0)return!1}return!0}containsPoint(t){let e=this.planes;for(let n=0;n<6;n++)if(e[n].distanceToPoint(t)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},_m=new Te,Mc=class i{constructor(){this.coordinateSystem=Ai,this._frustums=[],this._count=0}setFromArrayCamera(t){let e=t.cameras,n=this._frustums;for(let s=0;s<e.length;s++){let r=e[s];_m.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),n[s]===void 0&&(n[s]=new Ks),n[s].setFromProjectionMatrix(_m,r.coordinateSystem,r.reversedDepth)}return this._count=e.length,this}getFrustum(t){return this._frustums[t]}intersectsObject(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsObject(t))return!0;return!1}intersectsSprite(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsSprite(t))return!0;return!1}intersectsSphere(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsSphere(t))return!0;return!1}intersectsBox(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsBox(t))return!0;return!1}containsPoint(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].containsPoint(t))return!0;return!1}copy(t){this.coordinateSystem=t.coordinateSystem;let e=this._frustums,n=t._frustums;for(let s=0;s<t._count;s++)e[s]===void 0&&(e[s]=new Ks),e[s].copy(n[s]);return this._count=t._count,this}clone(){return new i().copy(this)}};var ws=class extends rs{constructor(t){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new ce(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.linewidth=t.linewidth,this.linecap=t.linecap,this.linejoin=t.linejoin,this.fog=t.fog,this}},wc=new F,Ec=new F,vm=new Te,ca=new Zs,tc=new gr,fd=new F,ym=new F,Js=class extends Bn{constructor(t=new Ye,e=new ws){super(),this.isLine=!0,this.type="Line",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),t.morphTargetInfluences!==void 0?this.morphTargetInfluences=t.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,t.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}computeLineDistances(){let t=this.geometry;if(t.index===null){let e=t.attributes.position,n=[0];for(let s=1,r=e.count;s<r;s++)wc.fromBufferAttribute(e,s-1),Ec.fromBufferAttribute(e,s),n[s]=n[s-1],n[s]+=wc.distanceTo(Ec);t.setAttribute("lineDistance",new pe(n,1))}else Kt("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(t){return t.intersectsObject(this)}raycast(t,e){let n=this.geometry,s=this.matrixWorld,r=t.params.Line.threshold,o=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),tc.copy(n.boundingSphere),tc.applyMatrix4(s),tc.radius+=r,t.ray.intersectsSphere(tc)===!1)return;vm.copy(s).invert(),ca.copy(t.ray).applyMatrix4(vm);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,c=this.isLineSegments?2:1,h=n.index,d=n.attributes.position;if(h!==null){let f=Math.max(0,o.start),g=Math.min(h.count,o.start+o.count);for(let x=f,p=g-1;x<p;x+=c){let m=h.getX(x),_=h.getX(x+1),w=ec(this,t,ca,l,m,_,x);w&&e.push(w)}if(this.isLineLoop){let x=h.getX(g-1),p=h.getX(f),m=ec(this,t,ca,l,x,p,g-1);m&&e.push(m)}}else{let f=Math.max(0,o.start),g=Math.min(d.count,o.start+o.count);for(let x=f,p=g-1;x<p;x+=c){let m=ec(this,t,ca,l,x,x+1,x);m&&e.push(m)}if(this.isLineLoop){let x=ec(this,t,ca,l,g-1,f,g-1);x&&e.push(x)}}}updateMorphTargets(){let e=this.geometry.morphAttributes,n=Object.keys(e);if(n.length>0){let s=e[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function ec(i,t,e,n,s,r,o){let a=i.geometry.attributes.position;if(wc.fromBufferAttribute(a,s),Ec.fromBufferAttribute(a,r),e.distanceSqToSegment(wc,Ec,fd,ym)>n)return;fd.applyMatrix4(i.matrixWorld);let c=t.ray.origin.distanceTo(fd);if(!(c<t.near||c>t.far))return{distance:c,point:ym.clone().applyMatrix4(i.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:i}}var Ea=class extends Js{constructor(t,e){super(t,e),this.isLineLoop=!0,this.type="LineLoop"}};var Ta=class extends ii{constructor(t=[],e=Mr,n,s,r,o,a,l,c,h){super(t,e,n,s,r,o,a,l,c,h),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(t){this.image=t}},_r=class extends ii{constructor(t,e,n,s,r,o,a,l,c){super(t,e,n,s,r,o,a,l,c),this.isCanvasTexture=!0,this.needsUpdate=!0}};var Es=class extends ii{constructor(t,e,n=zi,s,r,o,a=Un,l=Un,c,h=Ms,u=1){if(h!==Ms&&h!==Rs)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let d={width:t,height:e,depth:u};super(d,s,r,o,a,l,h,n,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(t){return super.copy(t),this.source=new _o(Object.assign({},t.image)),this.compareFunction=t.compareFunction,this}toJSON(t){let e=super.toJSON(t);return e.compareFunction=this.compareFunction,e}},Aa=class extends Es{constructor(t,e=zi,n=Mr,s,r,o=Un,a=Un,l,c=Ms){let h={width:t,height:t,depth:1},u=[h,h,h,h,h,h];super(t,t,e,n,s,r,o,a,l,c),this.image=u,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(t){this.image=t}},Ca=class extends ii{constructor(t=null){super(),this.sourceTexture=t,this.isExternalTexture=!0}copy(t){return super.copy(t),this.sourceTexture=t.sourceTexture,this}},js=class i extends Ye{constructor(t=1,e=1,n=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:t,height:e,depth:n,widthSegments:s,heightSegments:r,depthSegments:o};let a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);let l=[],c=[],h=[],u=[],d=0,f=0;g("z","y","x",-1,-1,n,e,t,o,r,0),g("z","y","x",1,-1,n,e,-t,o,r,1),g("x","z","y",1,1,t,n,e,s,o,2),g("x","z","y",1,-1,t,n,-e,s,o,3),g("x","y","z",1,-1,t,e,n,s,r,4),g("x","y","z",-1,-1,t,e,-n,s,r,5),this.setIndex(l),this.setAttribute("position",new pe(c,3)),this.setAttribute("normal",new pe(h,3)),this.setAttribute("uv",new pe(u,2));function g(x,p,m,_,w,b,C,A,v,E,O){let P=b/v,L=C/E,z=b/2,G=C/2,N=A/2,X=v+1,$=E+1,W=0,ct=0,J=new F;for(let Q=0;Q<$;Q++){let st=Q*L-G;for(let dt=0;dt<X;dt++){let ut=dt*P-z;J[x]=ut*_,J[p]=st*w,J[m]=N,c.push(J.x,J.y,J.z),J[x]=0,J[p]=0,J[m]=A>0?1:-1,h.push(J.x,J.y,J.z),u.push(dt/v),u.push(1-Q/E),W+=1}}for(let Q=0;Q<E;Q++)for(let st=0;st<v;st++){let dt=d+st+X*Q,ut=d+st+X*(Q+1),tt=d+(st+1)+X*(Q+1),gt=d+(st+1)+X*Q;l.push(dt,ut,gt),l.push(ut,tt,gt),ct+=6}a.addGroup(f,ct,O),f+=ct,d+=W}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.width,t.height,t.depth,t.widthSegments,t.heightSegments,t.depthSegments)}},Ra=class i extends Ye{constructor(t=1,e=1,n=4,s=8,r=1){super(),this.type="CapsuleGeometry",this.parameters={radius:t,height:e,capSegments:n,radialSegments:s,heightSegments:r},e=Math.max(0,e),n=Math.max(1,Math.floor(n)),s=Math.max(3,Math.floor(s)),r=Math.max(1,Math.floor(r));let o=[],a=[],l=[],c=[],h=e/2,u=Math.PI/2*t,d=e,f=2*u+d,g=n*2+r,x=s+1,p=new F,m=new F;for(let _=0;_<=g;_++){let w=0,b=0,C=0,A=0;if(_<=n){let O=_/n,P=O*Math.PI/2;b=-h-t*Math.cos(P),C=t*Math.sin(P),A=-t*Math.cos(P),w=O*u}else if(_<=n+r){let O=(_-n)/r;b=-h+O*e,C=t,A=0,w=u+O*d}else{let O=(_-n-r)/n,P=O*Math.PI/2;b=h+t*Math.sin(P),C=t*Math.cos(P),A=t*Math.sin(P),w=u+d+O*u}let v=Math.max(0,Math.min(1,w/f)),E=0;_===0?E=.5/s:_===g&&(E=-.5/s);for(let O=0;O<=s;O++){let P=O/s,L=P*Math.PI*2,z=Math.sin(L),G=Math.cos(L);m.x=-C*G,m.y=b,m.z=C*z,a.push(m.x,m.y,m.z),p.set(-C*G,A,C*z),p.normalize(),l.push(p.x,p.y,p.z),c.push(P+E,v)}if(_>0){let O=(_-1)*x;for(let P=0;P<s;P++){let L=O+P,z=O+P+1,G=_*x+P,N=_*x+P+1;o.push(L,z,G),o.push(z,N,G)}}}this.setIndex(o),this.setAttribute("position",new pe(a,3)),this.setAttribute("normal",new pe(l,3)),this.setAttribute("uv",new pe(c,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radius,t.height,t.capSegments,t.radialSegments,t.heightSegments)}},Pa=class i extends Ye{constructor(t=1,e=32,n=0,s=Math.PI*2){super(),this.type="CircleGeometry",this.parameters={radius:t,segments:e,thetaStart:n,thetaLength:s},e=Math.max(3,e);let r=[],o=[],a=[],l=[],c=new F,h=new Ct;o.push(0,0,0),a.push(0,0,1),l.push(.5,.5);for(let u=0,d=3;u<=e;u++,d+=3){let f=n+u/e*s;c.x=t*Math.cos(f),c.y=t*Math.sin(f),o.push(c.x,c.y,c.z),a.push(0,0,1),h.x=(o[d]/t+1)/2,h.y=(o[d+1]/t+1)/2,l.push(h.x,h.y)}for(let u=1;u<=e;u++)r.push(u,u+1,0);this.setIndex(r),this.setAttribute("position",new pe(o,3)),this.setAttribute("normal",new pe(a,3)),this.setAttribute("uv",new pe(l,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radius,t.segments,t.thetaStart,t.thetaLength)}},xo=class i extends Ye{constructor(t=1,e=1,n=1,s=32,r=1,o=!1,a=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:t,radiusBottom:e,height:n,radialSegments:s,heightSegments:r,openEnded:o,thetaStart:a,thetaLength:l};let c=this;s=Math.floor(s),r=Math.floor(r);let h=[],u=[],d=[],f=[],g=0,x=[],p=n/2,m=0;_(),o===!1&&(t>0&&w(!0),e>0&&w(!1)),this.setIndex(h),this.setAttribute("position",new pe(u,3)),this.setAttribute("normal",new pe(d,3)),this.setAttribute("uv",new pe(f,2));function _(){let b=new F,C=new F,A=0,v=(e-t)/n;for(let E=0;E<=r;E++){let O=[],P=E/r,L=P*(e-t)+t;for(let z=0;z<=s;z++){let G=z/s,N=G*l+a,X=Math.sin(N),$=Math.cos(N);C.x=L*X,C.y=-P*n+p,C.z=L*$,u.push(C.x,C.y,C.z),b.set(X,v,$).normalize(),d.push(b.x,b.y,b.z),f.push(G,1-P),O.push(g++)}x.push(O)}for(let E=0;E<s;E++)for(let O=0;O<r;O++){let P=x[O][E],L=x[O+1][E],z=x[O+1][E+1],G=x[O][E+1];(t>0||O!==0)&&(h.push(P,L,G),A+=3),(e>0||O!==r-1)&&(h.push(L,z,G),A+=3)}c.addGroup(m,A,0),m+=A}function w(b){let C=g,A=new Ct,v=new F,E=0,O=b===!0?t:e,P=b===!0?1:-1;for(let z=1;z<=s;z++)u.push(0,p*P,0),d.push(0,P,0),f.push(.5,.5),g++;let L=g;for(let z=0;z<=s;z++){let N=z/s*l+a,X=Math.cos(N),$=Math.sin(N);v.x=O*$,v.y=p*P,v.z=O*X,u.push(v.x,v.y,v.z),d.push(0,P,0),A.x=X*.5+.5,A.y=$*.5*P+.5,f.push(A.x,A.y),g++}for(let z=0;z<s;z++){let G=C+z,N=L+z;b===!0?h.push(N,N+1,G):h.push(N+1,N,G),E+=3}c.addGroup(m,E,b===!0?1:2),m+=E}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radiusTop,t.radiusBottom,t.height,t.radialSegments,t.heightSegments,t.openEnded,t.thetaStart,t.thetaLength)}},Ia=class i extends xo{constructor(t=1,e=1,n=32,s=1,r=!1,o=0,a=Math.PI*2){super(0,t,e,n,s,r,o,a),this.type="ConeGeometry",this.parameters={radius:t,height:e,radialSegments:n,heightSegments:s,openEnded:r,thetaStart:o,thetaLength:a}}static fromJSON(t){return new i(t.radius,t.height,t.radialSegments,t.heightSegments,t.openEnded,t.thetaStart,t.thetaLength)}},Tc=class i extends Ye{constructor(t=[],e=[],n=1,s=0){super(),this.type="PolyhedronGeometry",this.parameters={vertices:t,indices:e,radius:n,detail:s};let r=[],o=[];a(s),c(n),h(),this.setAttribute("position",new pe(r,3)),this.setAttribute("normal",new pe(r.slice(),3)),this.setAttribute("uv",new pe(o,2)),s===0?this.computeVertexNormals():this.normalizeNormals();function a(_){let w=new F,b=new F,C=new F;for(let A=0;A<e.length;A+=3)f(e[A+0],w),f(e[A+1],b),f(e[A+2],C),l(w,b,C,_)}function l(_,w,b,C){let A=C+1,v=[];for(let E=0;E<=A;E++){v[E]=[];let O=_.clone().lerp(b,E/A),P=w.clone().lerp(b,E/A),L=A-E;for(let z=0;z<=L;z++)z===0&&E===A?v[E][z]=O:v[E][z]=O.clone().lerp(P,z/L)}for(let E=0;E<A;E++)for(let O=0;O<2*(A-E)-1;O++){let P=Math.floor(O/2);O%2===0?(d(v[E][P+1]),d(v[E+1][P]),d(v[E][P])):(d(v[E][P+1]),d(v[E+1][P+1]),d(v[E+1][P]))}}function c(_){let w=new F;for(let b=0;b<r.length;b+=3)w.x=r[b+0],w.y=r[b+1],w.z=r[b+2],w.normalize().multiplyScalar(_),r[b+0]=w.x,r[b+1]=w.y,r[b+2]=w.z}function h(){let _=new F;for(let w=0;w<r.length;w+=3){_.x=r[w+0],_.y=r[w+1],_.z=r[w+2];let b=p(_)/2/Math.PI+.5,C=m(_)/Math.PI+.5;o.push(b,1-C)}g(),u()}function u(){for(let _=0;_<o.length;_+=6){let w=o[_+0],b=o[_+2],C=o[_+4],A=Math.max(w,b,C),v=Math.min(w,b,C);A>.9&&v<.1&&(w<.2&&(o[_+0]+=1),b<.2&&(o[_+2]+=1),C<.2&&(o[_+4]+=1))}}function d(_){r.push(_.x,_.y,_.z)}function f(_,w){let b=_*3;w.x=t[b+0],w.y=t[b+1],w.z=t[b+2]}function g(){let _=new F,w=new F,b=new F,C=new F,A=new Ct,v=new Ct,E=new Ct;for(let O=0,P=0;O<r.length;O+=9,P+=6){_.set(r[O+0],r[O+1],r[O+2]),w.set(r[O+3],r[O+4],r[O+5]),b.set(r[O+6],r[O+7],r[O+8]),A.set(o[P+0],o[P+1]),v.set(o[P+2],o[P+3]),E.set(o[P+4],o[P+5]),C.copy(_).add(w).add(b).divideScalar(3);let L=p(C);x(A,P+0,_,L),x(v,P+2,w,L),x(E,P+4,b,L)}}function x(_,w,b,C){C<0&&_.x===1&&(o[w]=_.x-1),b.x===0&&b.z===0&&(o[w]=C/2/Math.PI+.5)}function p(_){return Math.atan2(_.z,-_.x)}function m(_){return Math.atan2(-_.y,Math.sqrt(_.x*_.x+_.z*_.z))}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.vertices,t.indices,t.radius,t.detail)}};var vi=class{constructor(){this.type="Curve",this.arcLengthDivisions=200,this.needsUpdate=!1,this.cacheArcLengths=null}getPoint(){Kt("Curve: .getPoint() not implemented.")}getPointAt(t,e){let n=this.getUtoTmapping(t);return this.getPoint(n,e)}getPoints(t=5){let e=[];for(let n=0;n<=t;n++)e.push(this.getPoint(n/t));return e}getSpacedPoints(t=5){let e=[];for(let n=0;n<=t;n++)e.push(this.getPointAt(n/t));return e}getLength(){let t=this.getLengths();return t[t.length-1]}getLengths(t=this.arcLengthDivisions){if(this.cacheArcLengths&&this.cacheArcLengths.length===t+1&&!this.needsUpdate)return this.cacheArcLengths;this.needsUpdate=!1;let e=[],n,s=this.getPoint(0),r=0;e.push(0);for(let o=1;o<=t;o++)n=this.getPoint(o/t),r+=n.distanceTo(s),e.push(r),s=n;return this.cacheArcLengths=e,e}updateArcLengths(){this.needsUpdate=!0,this.getLengths()}getUtoTmapping(t,e=null){let n=this.getLengths(),s=0,r=n.length,o;e?o=e:o=t*n[r-1];let a=0,l=r-1,c;for(;a<=l;)if(s=Math.floor(a+(l-a)/2),c=n[s]-o,c<0)a=s+1;else if(c>0)l=s-1;else{l=s;break}if(s=l,n[s]===o)return s/(r-1);let h=n[s],d=n[s+1]-h,f=(o-h)/d;return(s+f)/(r-1)}getTangent(t,e){let s=t-1e-4,r=t+1e-4;s<0&&(s=0),r>1&&(r=1);let o=this.getPoint(s),a=this.getPoint(r),l=e||(o.isVector2?new Ct:new F);return l.copy(a).sub(o).normalize(),l}getTangentAt(t,e){let n=this.getUtoTmapping(t);return this.getTangent(n,e)}computeFrenetFrames(t,e=!1){let n=new F,s=[],r=[],o=[],a=new F,l=new Te;for(let f=0;f<=t;f++){let g=f/t;s[f]=this.getTangentAt(g,new F)}r[0]=new F,o[0]=new F;let c=Number.MAX_VALUE,h=Math.abs(s[0].x),u=Math.abs(s[0].y),d=Math.abs(s[0].z);h<=c&&(c=h,n.set(1,0,0)),u<=c&&(c=u,n.set(0,1,0)),d<=c&&n.set(0,0,1),a.crossVectors(s[0],n).normalize(),r[0].crossVectors(s[0],a),o[0].crossVectors(s[0],r[0]);for(let f=1;f<=t;f++){if(r[f]=r[f-1].clone(),o[f]=o[f-1].clone(),a.crossVectors(s[f-1],s[f]),a.length()>Number.EPSILON){a.normalize();let g=Math.acos(fe(s[f-1].dot(s[f]),-1,1));r[f].applyMatrix4(l.makeRotationAxis(a,g))}o[f].crossVectors(s[f],r[f])}if(e===!0){let f=Math.acos(fe(r[0].dot(r[t]),-1,1));f/=t,s[0].dot(a.crossVectors(r[0],r[t]))>0&&(f=-f);for(let g=1;g<=t;g++)r[g].applyMatrix4(l.makeRotationAxis(s[g],f*g)),o[g].crossVectors(s[g],r[g])}return{tangents:s,normals:r,binormals:o}}clone(){return new this.constructor().copy(this)}copy(t){return this.arcLengthDivisions=t.arcLengthDivisions,this.cacheArcLengths=null,this}toJSON(){let t={metadata:{version:4.7,type:"Curve",generator:"Curve.toJSON"}};return t.arcLengthDivisions=this.arcLengthDivisions,t.type=this.type,t}fromJSON(t){return this.arcLengthDivisions=t.arcLengthDivisions,this.cacheArcLengths=null,this}},bo=class extends vi{constructor(t=0,e=0,n=1,s=1,r=0,o=Math.PI*2,a=!1,l=0){super(),this.isEllipseCurve=!0,this.type="EllipseCurve",this.aX=t,this.aY=e,this.xRadius=n,this.yRadius=s,this.aStartAngle=r,this.aEndAngle=o,this.aClockwise=a,this.aRotation=l}getPoint(t,e=new Ct){let n=e,s=Math.PI*2,r=this.aEndAngle-this.aStartAngle,o=Math.abs(r)<Number.EPSILON;for(;r<0;)r+=s;for(;r>s;)r-=s;r<Number.EPSILON&&(o?r=0:r=s),this.aClockwise===!0&&!o&&(r===s?r=-s:r=r-s);let a=this.aStartAngle+t*r,l=this.aX+this.xRadius*Math.cos(a),c=this.aY+this.yRadius*Math.sin(a);if(this.aRotation!==0){let h=Math.cos(this.aRotation),u=Math.sin(this.aRotation),d=l-this.aX,f=c-this.aY;l=d*h-f*u+this.aX,c=d*u+f*h+this.aY}return n.set(l,c)}copy(t){return super.copy(t),this.aX=t.aX,this.aY=t.aY,this.xRadius=t.xRadius,this.yRadius=t.yRadius,this.aStartAngle=t.aStartAngle,this.aEndAngle=t.aEndAngle,this.aClockwise=t.aClockwise,this.aRotation=t.aRotation,this}toJSON(){let t=super.toJSON();return t.aX=this.aX,t.aY=this.aY,t.xRadius=this.xRadius,t.yRadius=this.yRadius,t.aStartAngle=this.aStartAngle,t.aEndAngle=this.aEndAngle,t.aClockwise=this.aClockwise,t.aRotation=this.aRotation,t}fromJSON(t){return super.fromJSON(t),this.aX=t.aX,this.aY=t.aY,this.xRadius=t.xRadius,this.yRadius=t.yRadius,this.aStartAngle=t.aStartAngle,this.aEndAngle=t.aEndAngle,this.aClockwise=t.aClockwise,this.aRotation=t.aRotation,this}},Ac=class extends bo{constructor(t,e,n,s,r,o){super(t,e,n,n,s,r,o),this.isArcCurve=!0,this.type="ArcCurve"}};function af(){let i=0,t=0,e=0,n=0;function s(r,o,a,l){i=r,t=a,e=-3*r+3*o-2*a-l,n=2*r-2*o+a+l}return{initCatmullRom:function(r,o,a,l,c){s(o,a,c*(a-r),c*(l-o))},initNonuniformCatmullRom:function(r,o,a,l,c,h,u){let d=(o-r)/c-(a-r)/(c+h)+(a-o)/h,f=(a-o)/h-(l-o)/(h+u)+(l-a)/u;d*=h,f*=h,s(o,a,d,f)},calc:function(r){let o=r*r,a=o*r;return i+t*r+e*o+n*a}}}var xm=new F,bm=new F,pd=new af,md=new af,gd=new af,Cc=class extends vi{constructor(t=[],e=!1,n="centripetal",s=.5){super(),this.isCatmullRomCurve3=!0,this.type="CatmullRomCurve3",this.points=t,this.closed=e,this.curveType=n,this.tension=s}getPoint(t,e=new F){let n=e,s=this.points,r=s.length,o=(r-(this.closed?0:1))*t,a=Math.floor(o),l=o-a;this.closed?a+=a>0?0:(Math.floor(Math.abs(a)/r)+1)*r:l===0&&a===r-1&&(a=r-2,l=1);let c,h;this.closed||a>0?c=s[(a-1)%r]:(bm.subVectors(s[0],s[1]).add(s[0]),c=bm);let u=s[a%r],d=s[(a+1)%r];if(this.closed||a+2<r?h=s[(a+2)%r]:(xm.subVectors(s[r-1],s[r-2]).add(s[r-1]),h=xm),this.curveType==="centripetal"||this.curveType==="chordal"){let f=this.curveType==="chordal"?.5:.25,g=Math.pow(c.distanceToSquared(u),f),x=Math.pow(u.distanceToSquared(d),f),p=Math.pow(d.distanceToSquared(h),f);x<1e-4&&(x=1),g<1e-4&&(g=x),p<1e-4&&(p=x),pd.initNonuniformCatmullRom(c.x,u.x,d.x,h.x,g,x,p),md.initNonuniformCatmullRom(c.y,u.y,d.y,h.y,g,x,p),gd.initNonuniformCatmullRom(c.z,u.z,d.z,h.z,g,x,p)}else this.curveType==="catmullrom"&&(pd.initCatmullRom(c.x,u.x,d.x,h.x,this.tension),md.initCatmullRom(c.y,u.y,d.y,h.y,this.tension),gd.initCatmullRom(c.z,u.z,d.z,h.z,this.tension));return n.set(pd.calc(l),md.calc(l),gd.calc(l)),n}copy(t){super.copy(t),this.points=[];for(let e=0,n=t.points.length;e<n;e++){let s=t.points[e];this.points.push(s.clone())}return this.closed=t.closed,this.curveType=t.curveType,this.tension=t.tension,this}toJSON(){let t=super.toJSON();t.points=[];for(let e=0,n=this.points.length;e<n;e++){let s=this.points[e];t.points.push(s.toArray())}return t.closed=this.closed,t.curveType=this.curveType,t.tension=this.tension,t}fromJSON(t){super.fromJSON(t),this.points=[];for(let e=0,n=t.points.length;e<n;e++){let s=t.points[e];this.points.push(new F().fromArray(s))}return this.closed=t.closed,this.curveType=t.curveType,this.tension=t.tension,this}};function Sm(i,t,e,n,s){let r=(n-t)*.5,o=(s-e)*.5,a=i*i,l=i*a;return(2*e-2*n+r+o)*l+(-3*e+3*n-2*r-o)*a+r*i+e}function Ly(i,t){let e=1-i;return e*e*t}function Dy(i,t){return 2*(1-i)*i*t}function Ny(i,t){return i*i*t}function pa(i,t,e,n){return Ly(i,t)+Dy(i,e)+Ny(i,n)}function Fy(i,t){let e=1-i;return e*e*e*t}function Uy(i,t){let e=1-i;return 3*e*e*i*t}function Oy(i,t){return 3*(1-i)*i*i*t}function ky(i,t){return i*i*i*t}function ma(i,t,e,n,s){return Fy(i,t)+Uy(i,e)+Oy(i,n)+ky(i,s)}var La=class extends vi{constructor(t=new Ct,e=new Ct,n=new Ct,s=new Ct){super(),this.isCubicBezierCurve=!0,this.type="CubicBezierCurve",this.v0=t,this.v1=e,this.v2=n,this.v3=s}getPoint(t,e=new Ct){let n=e,s=this.v0,r=this.v1,o=this.v2,a=this.v3;return n.set(ma(t,s.x,r.x,o.x,a.x),ma(t,s.y,r.y,o.y,a.y)),n}copy(t){return super.copy(t),this.v0.copy(t.v0),this.v1.copy(t.v1),this.v2.copy(t.v2),this.v3.copy(t.v3),this}toJSON(){let t=super.toJSON();return t.v0=this.v0.toArray(),t.v1=this.v1.toArray(),t.v2=this.v2.toArray(),t.v3=this.v3.toArray(),t}fromJSON(t){return super.fromJSON(t),this.v0.fromArray(t.v0),this.v1.fromArray(t.v1),this.v2.fromArray(t.v2),this.v3.fromArray(t.v3),this}},Rc=class extends vi{constructor(t=new F,e=new F,n=new F,s=new F){super(),this.isCubicBezierCurve3=!0,this.type="CubicBezierCurve3",this.v0=t,this.v1=e,this.v2=n,this.v3=s}getPoint(t,e=new F){let n=e,s=this.v0,r=this.v1,o=this.v2,a=this.v3;return n.set(ma(t,s.x,r.x,o.x,a.x),ma(t,s.y,r.y,o.y,a.y),ma(t,s.z,r.z,o.z,a.z)),n}copy(t){return super.copy(t),this.v0.copy(t.v0),this.v1.copy(t.v1),this.v2.copy(t.v2),this.v3.copy(t.v3),this}toJSON(){let t=super.toJSON();return t.v0=this.v0.toArray(),t.v1=this.v1.toArray(),t.v2=this.v2.toArray(),t.v3=this.v3.toArray(),t}fromJSON(t){return super.fromJSON(t),this.v0.fromArray(t.v0),this.v1.fromArray(t.v1),this.v2.fromArray(t.v2),this.v3.fromArray(t.v3),this}},Da=class extends vi{constructor(t=new Ct,e=new Ct){super(),this.isLineCurve=!0,this.type="LineCurve",this.v1=t,this.v2=e}getPoint(t,e=new Ct){let n=e;return t===1?n.copy(this.v2):(n.copy(this.v2).sub(this.v1),n.multiplyScalar(t).add(this.v1)),n}getPointAt(t,e){return this.getPoint(t,e)}getTangent(t,e=new Ct){return e.subVectors(this.v2,this.v1).normalize()}getTangentAt(t,e){return this.getTangent(t,e)}copy(t){return super.copy(t),this.v1.copy(t.v1),this.v2.copy(t.v2),this}toJSON(){let t=super.toJSON();return t.v1=this.v1.toArray(),t.v2=this.v2.toArray(),t}fromJSON(t){return super.fromJSON(t),this.v1.fromArray(t.v1),this.v2.fromArray(t.v2),this}},Pc=class extends vi{constructor(t=new F,e=new F){super(),this.isLineCurve3=!0,this.type="LineCurve3",this.v1=t,this.v2=e}getPoint(t,e=new F){let n=e;return t===1?n.copy(this.v2):(n.copy(this.v2).sub(this.v1),n.multiplyScalar(t).add(this.v1)),n}getPointAt(t,e){return this.getPoint(t,e)}getTangent(t,e=new F){return e.subVectors(this.v2,this.v1).normalize()}getTangentAt(t,e){return this.getTangent(t,e)}copy(t){return super.copy(t),this.v1.copy(t.v1),this.v2.copy(t.v2),this}toJSON(){let t=super.toJSON();return t.v1=this.v1.toArray(),t.v2=this.v2.toArray(),t}fromJSON(t){return super.fromJSON(t),this.v1.fromArray(t.v1),this.v2.fromArray(t.v2),this}},Na=class extends vi{constructor(t=new Ct,e=new Ct,n=new Ct){super(),this.isQuadraticBezierCurve=!0,this.type="QuadraticBezierCurve",this.v0=t,this.v1=e,this.v2=n}getPoint(t,e=new Ct){let n=e,s=this.v0,r=this.v1,o=this.v2;return n.set(pa(t,s.x,r.x,o.x),pa(t,s.y,r.y,o.y)),n}copy(t){return super.copy(t),this.v0.copy(t.v0),this.v1.copy(t.v1),this.v2.copy(t.v2),this}toJSON(){let t=super.toJSON();return t.v0=this.v0.toArray(),t.v1=this.v1.toArray(),t.v2=this.v2.toArray(),t}fromJSON(t){return super.fromJSON(t),this.v0.fromArray(t.v0),this.v1.fromArray(t.v1),this.v2.fromArray(t.v2),this}},Ic=class extends vi{constructor(t=new F,e=new F,n=new F){super(),this.isQuadraticBezierCurve3=!0,this.type="QuadraticBezierCurve3",this.v0=t,this.v1=e,this.v2=n}getPoint(t,e=new F){let n=e,s=this.v0,r=this.v1,o=this.v2;return n.set(pa(t,s.x,r.x,o.x),pa(t,s.y,r.y,o.y),pa(t,s.z,r.z,o.z)),n}copy(t){return super.copy(t),this.v0.copy(t.v0),this.v1.copy(t.v1),this.v2.copy(t.v2),this}toJSON(){let t=super.toJSON();return t.v0=this.v0.toArray(),t.v1=this.v1.toArray(),t.v2=this.v2.toArray(),t}fromJSON(t){return super.fromJSON(t),this.v0.fromArray(t.v0),this.v1.fromArray(t.v1),this.v2.fromArray(t.v2),this}},Fa=class extends vi{constructor(t=[]){super(),this.isSplineCurve=!0,this.type="SplineCurve",this.points=t}getPoint(t,e=new Ct){let n=e,s=this.points,r=(s.length-1)*t,o=Math.floor(r),a=r-o,l=s[o===0?o:o-1],c=s[o],h=s[o>s.length-2?s.length-1:o+1],u=s[o>s.length-3?s.length-1:o+2];return n.set(Sm(a,l.x,c.x,h.x,u.x),Sm(a,l.y,c.y,h.y,u.y)),n}copy(t){super.copy(t),this.points=[];for(let e=0,n=t.points.length;e<n;e++){let s=t.points[e];this.points.push(s.clone())}return this}toJSON(){let t=super.toJSON();t.points=[];for(let e=0,n=this.points.length;e<n;e++){let s=this.points[e];t.points.push(s.toArray())}return t}fromJSON(t){super.fromJSON(t),this.points=[];for(let e=0,n=t.points.length;e<n;e++){let s=t.points[e];this.points.push(new Ct().fromArray(s))}return this}},Mm=Object.freeze({__proto__:null,ArcCurve:Ac,CatmullRomCurve3:Cc,CubicBezierCurve:La,CubicBezierCurve3:Rc,EllipseCurve:bo,LineCurve:Da,LineCurve3:Pc,QuadraticBezierCurve:Na,QuadraticBezierCurve3:Ic,SplineCurve:Fa}),Lc=class extends vi{constructor(){super(),this.type="CurvePath",this.curves=[],this.autoClose=!1,this.cacheLengths=null}add(t){this.curves.push(t)}closePath(){let t=this.curves[0].getPoint(0),e=this.curves[this.curves.length-1].getPoint(1);if(!t.equals(e)){let n=t.isVector2===!0?"LineCurve":"LineCurve3";this.curves.push(new Mm[n](e,t))}return this}getPoint(t,e){let n=t*this.getLength(),s=this.getCurveLengths(),r=0;for(;r<s.length;){if(s[r]>=n){let o=s[r]-n,a=this.curves[r],l=a.getLength(),c=l===0?0:1-o/l;return a.getPointAt(c,e)}r++}return null}getLength(){let t=this.getCurveLengths();return t[t.length-1]}updateArcLengths(){this.needsUpdate=!0,this.cacheLengths=null,this.getCurveLengths()}getCurveLengths(){if(this.cacheLengths&&this.cacheLengths.length===this.curves.length)return this.cacheLengths;let t=[],e=0;for(let n=0,s=this.curves.length;n<s;n++)e+=this.curves[n].getLength(),t.push(e);return this.cacheLengths=t,t}getSpacedPoints(t=40){let e=[];for(let n=0;n<=t;n++)e.push(this.getPoint(n/t));return this.autoClose&&e.push(e[0]),e}getPoints(t=12){let e=[],n;for(let s=0,r=this.curves;s<r.length;s++){let o=r[s],a=o.isEllipseCurve?t*2:o.isLineCurve||o.isLineCurve3?1:o.isSplineCurve?t*o.points.length:t,l=o.getPoints(a);for(let c=0;c<l.length;c++){let h=l[c];n&&n.equals(h)||(e.push(h),n=h)}}return this.autoClose&&e.length>1&&!e[e.length-1].equals(e[0])&&e.push(e[0]),e}copy(t){super.copy(t),this.curves=[];for(let e=0,n=t.curves.length;e<n;e++){let s=t.curves[e];this.curves.push(s.clone())}return this.autoClose=t.autoClose,this.cacheLengths=null,this}toJSON(){let t=super.toJSON();t.autoClose=this.autoClose,t.curves=[];for(let e=0,n=this.curves.length;e<n;e++){let s=this.curves[e];t.curves.push(s.toJSON())}return t}fromJSON(t){super.fromJSON(t),this.autoClose=t.autoClose,this.curves=[];for(let e=0,n=t.curves.length;e<n;e++){let s=t.curves[e];this.curves.push(new Mm[s.type]().fromJSON(s))}return this.cacheLengths=null,this}},vr=class extends Lc{constructor(t){super(),this.type="Path",this.currentPoint=new Ct,t&&this.setFromPoints(t)}setFromPoints(t){this.moveTo(t[0].x,t[0].y);for(let e=1,n=t.length;e<n;e++)this.lineTo(t[e].x,t[e].y);return this}moveTo(t,e){return this.currentPoint.set(t,e),this}lineTo(t,e){let n=new Da(this.currentPoint.clone(),new Ct(t,e));return this.curves.push(n),this.currentPoint.set(t,e),this}quadraticCurveTo(t,e,n,s){let r=new Na(this.currentPoint.clone(),new Ct(t,e),new Ct(n,s));return this.curves.push(r),this.currentPoint.set(n,s),this}bezierCurveTo(t,e,n,s,r,o){let a=new La(this.currentPoint.clone(),new Ct(t,e),new Ct(n,s),new Ct(r,o));return this.curves.push(a),this.currentPoint.set(r,o),this}splineThru(t){let e=[this.currentPoint.clone()].concat(t),n=new Fa(e);return this.curves.push(n),this.currentPoint.copy(t[t.length-1]),this}arc(t,e,n,s,r,o){let a=this.currentPoint.x,l=this.currentPoint.y;return this.absarc(t+a,e+l,n,s,r,o),this}absarc(t,e,n,s,r,o){return this.absellipse(t,e,n,n,s,r,o),this}ellipse(t,e,n,s,r,o,a,l){let c=this.currentPoint.x,h=this.currentPoint.y;return this.absellipse(t+c,e+h,n,s,r,o,a,l),this}absellipse(t,e,n,s,r,o,a,l){let c=new bo(t,e,n,s,r,o,a,l);if(this.curves.length>0){let u=c.getPoint(0);u.equals(this.currentPoint)||this.lineTo(u.x,u.y)}this.curves.push(c);let h=c.getPoint(1);return this.currentPoint.copy(h),this}copy(t){return super.copy(t),this.currentPoint.copy(t.currentPoint),this}toJSON(){let t=super.toJSON();return t.currentPoint=this.currentPoint.toArray(),t}fromJSON(t){return super.fromJSON(t),this.currentPoint.fromArray(t.currentPoint),this}},So=class extends vr{constructor(t){super(t),this.uuid=Er(),this.type="Shape",this.holes=[]}getPointsHoles(t){let e=[];for(let n=0,s=this.holes.length;n<s;n++)e[n]=this.holes[n].getPoints(t);return e}extractPoints(t){return{shape:this.getPoints(t),holes:this.getPointsHoles(t)}}copy(t){super.copy(t),this.holes=[];for(let e=0,n=t.holes.length;e<n;e++){let s=t.holes[e];this.holes.push(s.clone())}return this}toJSON(){let t=super.toJSON();t.uuid=this.uuid,t.holes=[];for(let e=0,n=this.holes.length;e<n;e++){let s=this.holes[e];t.holes.push(s.toJSON())}return t}fromJSON(t){super.fromJSON(t),this.uuid=t.uuid,this.holes=[];for(let e=0,n=t.holes.length;e<n;e++){let s=t.holes[e];this.holes.push(new vr().fromJSON(s))}return this}};function By(i,t,e=2){let n=t&&t.length,s=n?t[0]*e:i.length,r=Sg(i,0,s,e,!0),o=[];if(!r||r.next===r.prev)return o;let a,l,c;if(n&&(r=Wy(i,t,r,e)),i.length>80*e){a=i[0],l=i[1];let h=a,u=l;for(let d=e;d<s;d+=e){let f=i[d],g=i[d+1];f<a&&(a=f),g<l&&(l=g),f>h&&(h=f),g>u&&(u=g)}c=Math.max(h-a,u-l),c=c!==0?32767/c:0}return Ua(r,o,e,a,l,c,0),o}function Sg(i,t,e,n,s){let r;if(s===ex(i,t,e,n)>0)for(let o=t;o<e;o+=n)r=wm(o/n|0,i[o],i[o+1],r);else for(let o=e-n;o>=t;o-=n)r=wm(o/n|0,i[o],i[o+1],r);return r&&Mo(r,r.next)&&(ka(r),r=r.next),r}function yr(i,t){if(!i)return i;t||(t=i);let e=i,n;do if(n=!1,!e.steiner&&(Mo(e,e.next)||on(e.prev,e,e.next)===0)){if(ka(e),e=t=e.prev,e===e.next)break;n=!0}else e=e.next;while(n||e!==t);return t}function Ua(i,t,e,n,s,r,o){if(!i)return;!o&&r&&Zy(i,n,s,r);let a=i;for(;i.prev!==i.next;){let l=i.prev,c=i.next;if(r?Vy(i,n,s,r):zy(i)){t.push(l.i,i.i,c.i),ka(i),i=c.next,a=c.next;continue}if(i=c,i===a){o?o===1?(i=Gy(yr(i),t),Ua(i,t,e,n,s,r,2)):o===2&&Hy(i,t,e,n,s,r):Ua(yr(i),t,e,n,s,r,1);break}}}function zy(i){let t=i.prev,e=i,n=i.next;if(on(t,e,n)>=0)return!1;let s=t.x,r=e.x,o=n.x,a=t.y,l=e.y,c=n.y,h=Math.min(s,r,o),u=Math.min(a,l,c),d=Math.max(s,r,o),f=Math.max(a,l,c),g=n.next;for(;g!==t;){if(g.x>=h&&g.x<=d&&g.y>=u&&g.y<=f&&ha(s,a,r,l,o,c,g.x,g.y)&&on(g.prev,g,g.next)>=0)return!1;g=g.next}return!0}function Vy(i,t,e,n){let s=i.prev,r=i,o=i.next;if(on(s,r,o)>=0)return!1;let a=s.x,l=r.x,c=o.x,h=s.y,u=r.y,d=o.y,f=Math.min(a,l,c),g=Math.min(h,u,d),x=Math.max(a,l,c),p=Math.max(h,u,d),m=Sd(f,g,t,e,n),_=Sd(x,p,t,e,n),w=i.prevZ,b=i.nextZ;for(;w&&w.z>=m&&b&&b.z<=_;){if(w.x>=f&&w.x<=x&&w.y>=g&&w.y<=p&&w!==s&&w!==o&&ha(a,h,l,u,c,d,w.x,w.y)&&on(w.prev,w,w.next)>=0||(w=w.prevZ,b.x>=f&&b.x<=x&&b.y>=g&&b.y<=p&&b!==s&&b!==o&&ha(a,h,l,u,c,d,b.x,b.y)&&on(b.prev,b,b.next)>=0))return!1;b=b.nextZ}for(;w&&w.z>=m;){if(w.x>=f&&w.x<=x&&w.y>=g&&w.y<=p&&w!==s&&w!==o&&ha(a,h,l,u,c,d,w.x,w.y)&&on(w.prev,w,w.next)>=0)return!1;w=w.prevZ}for(;b&&b.z<=_;){if(b.x>=f&&b.x<=x&&b.y>=g&&b.y<=p&&b!==s&&b!==o&&ha(a,h,l,u,c,d,b.x,b.y)&&on(b.prev,b,b.next)>=0)return!1;b=b.nextZ}return!0}function Gy(i,t){let e=i;do{let n=e.prev,s=e.next.next;!Mo(n,s)&&wg(n,e,e.next,s)&&Oa(n,s)&&Oa(s,n)&&(t.push(n.i,e.i,s.i),ka(e),ka(e.next),e=i=s),e=e.next}while(e!==i);return yr(e)}function Hy(i,t,e,n,s,r){let o=i;do{let a=o.next.next;for(;a!==o.prev;){if(o.i!==a.i&&jy(o,a)){let l=Eg(o,a);o=yr(o,o.next),l=yr(l,l.next),Ua(o,t,e,n,s,r,0),Ua(l,t,e,n,s,r,0);return}a=a.next}o=o.next}while(o!==i)}function Wy(i,t,e,n){let s=[];for(let r=0,o=t.length;r<o;r++){let a=t[r]*n,l=r<o-1?t[r+1]*n:i.length,c=Sg(i,a,l,n,!1);c===c.next&&(c.steiner=!0),s.push(Jy(c))}s.sort(Xy);for(let r=0;r<s.length;r++)e=qy(s[r],e);return e}function Xy(i,t){let e=i.x-t.x;if(e===0&&(e=i.y-t.y,e===0)){let n=(i.next.y-i.y)/(i.next.x-i.x),s=(t.next.y-t.y)/(t.next.x-t.x);e=n-s}return e}function qy(i,t){let e=Yy(i,t);if(!e)return t;let n=Eg(e,i);return yr(n,n.next),yr(e,e.next)}function Yy(i,t){let e=t,n=i.x,s=i.y,r=-1/0,o;if(Mo(i,e))return e;do{if(Mo(i,e.next))return e.next;if(s<=e.y&&s>=e.next.y&&e.next.y!==e.y){let u=e.x+(s-e.y)*(e.next.x-e.x)/(e.next.y-e.y);if(u<=n&&u>r&&(r=u,o=e.x<e.next.x?e:e.next,u===n))return o}e=e.next}while(e!==t);if(!o)return null;let a=o,l=o.x,c=o.y,h=1/0;e=o;do{if(n>=e.x&&e.x>=l&&n!==e.x&&Mg(s<c?n:r,s,l,c,s<c?r:n,s,e.x,e.y)){let u=Math.abs(s-e.y)/(n-e.x);Oa(e,i)&&(u<h||u===h&&(e.x>o.x||e.x===o.x&&$y(o,e)))&&(o=e,h=u)}e=e.next}while(e!==a);return o}function $y(i,t){return on(i.prev,i,t.prev)<0&&on(t.next,i,i.next)<0}function Zy(i,t,e,n){let s=i;do s.z===0&&(s.z=Sd(s.x,s.y,t,e,n)),s.prevZ=s.prev,s.nextZ=s.next,s=s.next;while(s!==i);s.prevZ.nextZ=null,s.prevZ=null,Ky(s)}function Ky(i){let t,e=1;do{let n=i,s;i=null;let r=null;for(t=0;n;){t++;let o=n,a=0;for(let c=0;c<e&&(a++,o=o.nextZ,!!o);c++);let l=e;for(;a>0||l>0&&o;)a!==0&&(l===0||!o||n.z<=o.z)?(s=n,n=n.nextZ,a--):(s=o,o=o.nextZ,l--),r?r.nextZ=s:i=s,s.prevZ=r,r=s;n=o}r.nextZ=null,e*=2}while(t>1);return i}function Sd(i,t,e,n,s){return i=(i-e)*s|0,t=(t-n)*s|0,i=(i|i<<8)&16711935,i=(i|i<<4)&252645135,i=(i|i<<2)&858993459,i=(i|i<<1)&1431655765,t=(t|t<<8)&16711935,t=(t|t<<4)&252645135,t=(t|t<<2)&858993459,t=(t|t<<1)&1431655765,i|t<<1}function Jy(i){let t=i,e=i;do(t.x<e.x||t.x===e.x&&t.y<e.y)&&(e=t),t=t.next;while(t!==i);return e}function Mg(i,t,e,n,s,r,o,a){return(s-o)*(t-a)>=(i-o)*(r-a)&&(i-o)*(n-a)>=(e-o)*(t-a)&&(e-o)*(r-a)>=(s-o)*(n-a)}function ha(i,t,e,n,s,r,o,a){return!(i===o&&t===a)&&Mg(i,t,e,n,s,r,o,a)}function jy(i,t){return i.next.i!==t.i&&i.prev.i!==t.i&&!Qy(i,t)&&(Oa(i,t)&&Oa(t,i)&&tx(i,t)&&(on(i.prev,i,t.prev)||on(i,t.prev,t))||Mo(i,t)&&on(i.prev,i,i.next)>0&&on(t.prev,t,t.next)>0)}function on(i,t,e){return(t.y-i.y)*(e.x-t.x)-(t.x-i.x)*(e.y-t.y)}function Mo(i,t){return i.x===t.x&&i.y===t.y}function wg(i,t,e,n){let s=ic(on(i,t,e)),r=ic(on(i,t,n)),o=ic(on(e,n,i)),a=ic(on(e,n,t));return!!(s!==r&&o!==a||s===0&&nc(i,e,t)||r===0&&nc(i,n,t)||o===0&&nc(e,i,n)||a===0&&nc(e,t,n))}function nc(i,t,e){return t.x<=Math.max(i.x,e.x)&&t.x>=Math.min(i.x,e.x)&&t.y<=Math.max(i.y,e.y)&&t.y>=Math.min(i.y,e.y)}function ic(i){return i>0?1:i<0?-1:0}function Qy(i,t){let e=i;do{if(e.i!==i.i&&e.next.i!==i.i&&e.i!==t.i&&e.next.i!==t.i&&wg(e,e.next,i,t))return!0;e=e.next}while(e!==i);return!1}function Oa(i,t){return on(i.prev,i,i.next)<0?on(i,t,i.next)>=0&&on(i,i.prev,t)>=0:on(i,t,i.prev)<0||on(i,i.next,t)<0}function tx(i,t){let e=i,n=!1,s=(i.x+t.x)/2,r=(i.y+t.y)/2;do e.y>r!=e.next.y>r&&e.next.y!==e.y&&s<(e.next.x-e.x)*(r-e.y)/(e.next.y-e.y)+e.x&&(n=!n),e=e.next;while(e!==i);return n}function Eg(i,t){let e=Md(i.i,i.x,i.y),n=Md(t.i,t.x,t.y),s=i.next,r=t.prev;return i.next=t,t.prev=i,e.next=s,s.prev=e,n.next=e,e.prev=n,r.next=n,n.prev=r,n}function wm(i,t,e,n){let s=Md(i,t,e);return n?(s.next=n.next,s.prev=n,n.next.prev=s,n.next=s):(s.prev=s,s.next=s),s}function ka(i){i.next.prev=i.prev,i.prev.next=i.next,i.prevZ&&(i.prevZ.nextZ=i.nextZ),i.nextZ&&(i.nextZ.prevZ=i.prevZ)}function Md(i,t,e){return{i,x:t,y:e,prev:null,next:null,z:0,prevZ:null,nextZ:null,steiner:!1}}function ex(i,t,e,n){let s=0;for(let r=t,o=e-n;r<e;r+=n)s+=(i[o]-i[r])*(i[r+1]+i[o+1]),o=r;return s}var wd=class{static triangulate(t,e,n=2){return By(t,e,n)}},uo=class i{static area(t){let e=t.length,n=0;for(let s=e-1,r=0;r<e;s=r++)n+=t[s].x*t[r].y-t[r].x*t[s].y;return n*.5}static isClockWise(t){return i.area(t)<0}static triangulateShape(t,e){let n=[],s=[],r=[];Em(t),Tm(n,t);let o=t.length;e.forEach(Em);for(let l=0;l<e.length;l++)s.push(o),o+=e[l].length,Tm(n,e[l]);let a=wd.triangulate(n,s);for(let l=0;l<a.length;l+=3)r.push(a.slice(l,l+3));return r}};function Em(i){let t=i.length;t>2&&i[t-1].equals(i[0])&&i.pop()}function Tm(i,t){for(let e=0;e<t.length;e++)i.push(t[e].x),i.push(t[e].y)}var Ba=class i extends Tc{constructor(t=1,e=0){let n=(1+Math.sqrt(5))/2,s=[-1,n,0,1,n,0,-1,-n,0,1,-n,0,0,-1,n,0,1,n,0,-1,-n,0,1,-n,n,0,-1,n,0,1,-n,0,-1,-n,0,1],r=[0,11,5,0,5,1,0,1,7,0,7,10,0,10,11,1,5,9,5,11,4,11,10,2,10,7,6,7,1,8,3,9,4,3,4,2,3,2,6,3,6,8,3,8,9,4,9,5,2,4,11,6,2,10,8,6,7,9,8,1];super(s,r,t,e),this.type="IcosahedronGeometry",this.parameters={radius:t,detail:e}}static fromJSON(t){return new i(t.radius,t.detail)}};var Ts=class i extends Ye{constructor(t=1,e=1,n=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:t,height:e,widthSegments:n,heightSegments:s};let r=t/2,o=e/2,a=Math.floor(n),l=Math.floor(s),c=a+1,h=l+1,u=t/a,d=e/l,f=[],g=[],x=[],p=[];for(let m=0;m<h;m++){let _=m*d-o;for(let w=0;w<c;w++){let b=w*u-r;g.push(b,-_,0),x.push(0,0,1),p.push(w/a),p.push(1-m/l)}}for(let m=0;m<l;m++)for(let _=0;_<a;_++){let w=_+c*m,b=_+c*(m+1),C=_+1+c*(m+1),A=_+1+c*m;f.push(w,b,A),f.push(b,C,A)}this.setIndex(f),this.setAttribute("position",new pe(g,3)),this.setAttribute("normal",new pe(x,3)),this.setAttribute("uv",new pe(p,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.width,t.height,t.widthSegments,t.heightSegments)}},wo=class i extends Ye{constructor(t=.5,e=1,n=32,s=1,r=0,o=Math.PI*2){super(),this.type="RingGeometry",this.parameters={innerRadius:t,outerRadius:e,thetaSegments:n,phiSegments:s,thetaStart:r,thetaLength:o},n=Math.max(3,n),s=Math.max(1,s);let a=[],l=[],c=[],h=[],u=t,d=(e-t)/s,f=new F,g=new Ct;for(let x=0;x<=s;x++){for(let p=0;p<=n;p++){let m=r+p/n*o;f.x=u*Math.cos(m),f.y=u*Math.sin(m),l.push(f.x,f.y,f.z),c.push(0,0,1),g.x=(f.x/e+1)/2,g.y=(f.y/e+1)/2,h.push(g.x,g.y)}u+=d}for(let x=0;x<s;x++){let p=x*(n+1);for(let m=0;m<n;m++){let _=m+p,w=_,b=_+n+1,C=_+n+2,A=_+1;a.push(w,b,A),a.push(b,C,A)}}this.setIndex(a),this.setAttribute("position",new pe(l,3)),this.setAttribute("normal",new pe(c,3)),this.setAttribute("uv",new pe(h,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.innerRadius,t.outerRadius,t.thetaSegments,t.phiSegments,t.thetaStart,t.thetaLength)}},Qs=class i extends Ye{constructor(t=new So([new Ct(0,.5),new Ct(-.5,-.5),new Ct(.5,-.5)]),e=12){super(),this.type="ShapeGeometry",this.parameters={shapes:t,curveSegments:e};let n=[],s=[],r=[],o=[],a=0,l=0;if(Array.isArray(t)===!1)c(t);else for(let h=0;h<t.length;h++)c(t[h]),this.addGroup(a,l,h),a+=l,l=0;this.setIndex(n),this.setAttribute("position",new pe(s,3)),this.setAttribute("normal",new pe(r,3)),this.setAttribute("uv",new pe(o,2));function c(h){let u=s.length/3,d=h.extractPoints(e),f=d.shape,g=d.holes;uo.isClockWise(f)===!1&&(f=f.reverse());for(let p=0,m=g.length;p<m;p++){let _=g[p];uo.isClockWise(_)===!0&&(g[p]=_.reverse())}let x=uo.triangulateShape(f,g);for(let p=0,m=g.length;p<m;p++){let _=g[p];f=f.concat(_)}for(let p=0,m=f.length;p<m;p++){let _=f[p];s.push(_.x,_.y,0),r.push(0,0,1),o.push(_.x,_.y)}for(let p=0,m=x.length;p<m;p++){let _=x[p],w=_[0]+u,b=_[1]+u,C=_[2]+u;n.push(w,b,C),l+=3}}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}toJSON(){let t=super.toJSON(),e=this.parameters.shapes;return nx(e,t)}static fromJSON(t,e){let n=[];for(let s=0,r=t.shapes.length;s<r;s++){let o=e[t.shapes[s]];n.push(o)}return new i(n,t.curveSegments)}};function nx(i,t){if(t.shapes=[],Array.isArray(i))for(let e=0,n=i.length;e<n;e++){let s=i[e];t.shapes.push(s.uuid)}else t.shapes.push(i.uuid);return t}var Ci=class i extends Ye{constructor(t=1,e=32,n=16,s=0,r=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:t,widthSegments:e,heightSegments:n,phiStart:s,phiLength:r,thetaStart:o,thetaLength:a},e=Math.max(3,Math.floor(e)),n=Math.max(2,Math.floor(n));let l=Math.min(o+a,Math.PI),c=0,h=[],u=new F,d=new F,f=[],g=[],x=[],p=[];for(let m=0;m<=n;m++){let _=[],w=m/n,b=o+w*a,C=t*Math.cos(b),A=Math.sqrt(t*t-C*C),v=0;m===0&&o===0?v=.5/e:m===n&&l===Math.PI&&(v=-.5/e);for(let E=0;E<=e;E++){let O=E/e,P=s+O*r;u.x=-A*Math.cos(P),u.y=C,u.z=A*Math.sin(P),g.push(u.x,u.y,u.z),d.copy(u).normalize(),x.push(d.x,d.y,d.z),p.push(O+v,1-w),_.push(c++)}h.push(_)}for(let m=0;m<n;m++)for(let _=0;_<e;_++){let w=h[m][_+1],b=h[m][_],C=h[m+1][_],A=h[m+1][_+1];(m!==0||o>0)&&f.push(w,b,A),(m!==n-1||l<Math.PI)&&f.push(b,C,A)}this.setIndex(f),this.setAttribute("position",new pe(g,3)),this.setAttribute("normal",new pe(x,3)),this.setAttribute("uv",new pe(p,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radius,t.widthSegments,t.heightSegments,t.phiStart,t.phiLength,t.thetaStart,t.thetaLength)}};function Tr(i){let t={};for(let e in i){t[e]={};for(let n in i[e]){let s=i[e][n];if(Am(s))s.isRenderTargetTexture?(Kt("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),t[e][n]=null):t[e][n]=s.clone();else if(Array.isArray(s))if(Am(s[0])){let r=[];for(let o=0,a=s.length;o<a;o++)r[o]=s[o].clone();t[e][n]=r}else t[e][n]=s.slice();else t[e][n]=s}}return t}function $n(i){let t={};for(let e=0;e<i.length;e++){let n=Tr(i[e]);for(let s in n)t[s]=n[s]}return t}function Am(i){return i&&(i.isColor||i.isMatrix3||i.isMatrix4||i.isVector2||i.isVector3||i.isVector4||i.isTexture||i.isQuaternion)}function ix(i){let t=[];for(let e=0;e<i.length;e++)t.push(i[e].clone());return t}function lf(i){let t=i.getRenderTarget();return t===null?i.outputColorSpace:t.isXRRenderTarget===!0?t.texture.colorSpace:be.workingColorSpace}var Tg={clone:Tr,merge:$n},sx=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,rx=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,os=class extends rs{constructor(t){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=sx,this.fragmentShader=rx,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,t!==void 0&&this.setValues(t)}copy(t){return super.copy(t),this.fragmentShader=t.fragmentShader,this.vertexShader=t.vertexShader,this.uniforms=Tr(t.uniforms),this.uniformsGroups=ix(t.uniformsGroups),this.defines=Object.assign({},t.defines),this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.fog=t.fog,this.lights=t.lights,this.clipping=t.clipping,this.extensions=Object.assign({},t.extensions),this.glslVersion=t.glslVersion,this.defaultAttributeValues=Object.assign({},t.defaultAttributeValues),this.index0AttributeName=t.index0AttributeName,this.uniformsNeedUpdate=t.uniformsNeedUpdate,this}toJSON(t){let e=super.toJSON(t);e.glslVersion=this.glslVersion,e.uniforms={};for(let s in this.uniforms){let o=this.uniforms[s].value;o&&o.isTexture?e.uniforms[s]={type:"t",value:o.toJSON(t).uuid}:o&&o.isColor?e.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?e.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?e.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?e.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?e.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?e.uniforms[s]={type:"m4",value:o.toArray()}:e.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(e.defines=this.defines),e.vertexShader=this.vertexShader,e.fragmentShader=this.fragmentShader,e.lights=this.lights,e.clipping=this.clipping;let n={};for(let s in this.extensions)this.extensions[s]===!0&&(n[s]=!0);return Object.keys(n).length>0&&(e.extensions=n),e}fromJSON(t,e){if(super.fromJSON(t,e),t.uniforms!==void 0)for(let n in t.uniforms){let s=t.uniforms[n];switch(this.uniforms[n]={},s.type){case"t":this.uniforms[n].value=e[s.value]||null;break;case"c":this.uniforms[n].value=new ce().setHex(s.value);break;case"v2":this.uniforms[n].value=new Ct().fromArray(s.value);break;case"v3":this.uniforms[n].value=new F().fromArray(s.value);break;case"v4":this.uniforms[n].value=new sn().fromArray(s.value);break;case"m3":this.uniforms[n].value=new se().fromArray(s.value);break;case"m4":this.uniforms[n].value=new Te().fromArray(s.value);break;default:this.uniforms[n].value=s.value}}if(t.defines!==void 0&&(this.defines=t.defines),t.vertexShader!==void 0&&(this.vertexShader=t.vertexShader),t.fragmentShader!==void 0&&(this.fragmentShader=t.fragmentShader),t.glslVersion!==void 0&&(this.glslVersion=t.glslVersion),t.extensions!==void 0)for(let n in t.extensions)this.extensions[n]=t.extensions[n];return t.lights!==void 0&&(this.lights=t.lights),t.clipping!==void 0&&(this.clipping=t.clipping),this}},Dc=class extends os{constructor(t){super(t),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}},As=class extends rs{constructor(t){super(),this.isMeshStandardMaterial=!0,this.type="MeshStandardMaterial",this.defines={STANDARD:""},this.color=new ce(16777215),this.roughness=1,this.metalness=0,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new ce(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=nl,this.normalScale=new Ct(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.roughnessMap=null,this.metalnessMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new ss,this.envMapIntensity=1,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.defines={STANDARD:""},this.color.copy(t.color),this.roughness=t.roughness,this.metalness=t.metalness,this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.emissive.copy(t.emissive),this.emissiveMap=t.emissiveMap,this.emissiveIntensity=t.emissiveIntensity,this.bumpMap=t.bumpMap,this.bumpScale=t.bumpScale,this.normalMap=t.normalMap,this.normalMapType=t.normalMapType,this.normalScale.copy(t.normalScale),this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.roughnessMap=t.roughnessMap,this.metalnessMap=t.metalnessMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.envMapIntensity=t.envMapIntensity,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.flatShading=t.flatShading,this.fog=t.fog,this}};var za=class extends rs{constructor(t){super(),this.isMeshLambertMaterial=!0,this.type="MeshLambertMaterial",this.color=new ce(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new ce(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=nl,this.normalScale=new Ct(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new ss,this.combine=$c,this.reflectivity=1,this.envMapIntensity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.emissive.copy(t.emissive),this.emissiveMap=t.emissiveMap,this.emissiveIntensity=t.emissiveIntensity,this.bumpMap=t.bumpMap,this.bumpScale=t.bumpScale,this.normalMap=t.normalMap,this.normalMapType=t.normalMapType,this.normalScale.copy(t.normalScale),this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.specularMap=t.specularMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.combine=t.combine,this.reflectivity=t.reflectivity,this.envMapIntensity=t.envMapIntensity,this.refractionRatio=t.refractionRatio,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.flatShading=t.flatShading,this.fog=t.fog,this}},Nc=class extends rs{constructor(t){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=og,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(t)}copy(t){return super.copy(t),this.depthPacking=t.depthPacking,this.map=t.map,this.alphaMap=t.alphaMap,this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this}},Fc=class extends rs{constructor(t){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(t)}copy(t){return super.copy(t),this.map=t.map,this.alphaMap=t.alphaMap,this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this}};function ao(i,t){return!i||i.constructor===t?i:typeof t.BYTES_PER_ELEMENT=="number"?new t(i):Array.prototype.slice.call(i)}function sc(i){return i!==void 0&&i.inTangents!==void 0&&i.outTangents!==void 0}var tr=class{constructor(t,e,n,s){this.parameterPositions=t,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new e.constructor(n),this.sampleValues=e,this.valueSize=n,this.settings=null,this.DefaultSettings_={}}evaluate(t){let e=this.parameterPositions,n=this._cachedIndex,s=e[n],r=e[n-1];n:{t:{let o;e:{i:if(!(t<s)){for(let a=n+2;;){if(s===void 0){if(t<r)break i;return n=e.length,this._cachedIndex=n,this.copySampleValue_(n-1)}if(n===a)break;if(r=s,s=e[++n],t<s)break t}o=e.length;break e}if(!(t>=r)){let a=e[1];t<a&&(n=2,r=a);for(let l=n-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(n===l)break;if(s=r,r=e[--n-1],t>=r)break t}o=n,n=0;break e}break n}for(;n<o;){let a=n+o>>>1;t<e[a]?o=a:n=a+1}if(s=e[n],r=e[n-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return n=e.length,this._cachedIndex=n,this.copySampleValue_(n-1)}this._cachedIndex=n,this.intervalChanged_(n,r,s)}return this.interpolate_(n,r,t,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(t){let e=this.resultBuffer,n=this.sampleValues,s=this.valueSize,r=t*s;for(let o=0;o!==s;++o)e[o]=n[r+o];return e}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},Uc=class extends tr{constructor(t,e,n,s){super(t,e,n,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:yd,endingEnd:yd}}intervalChanged_(t,e,n){let s=this.parameterPositions,r=t-2,o=t+1,a=s[r],l=s[o];if(a===void 0)switch(this.getSettings_().endingStart){case xd:r=t,a=2*e-n;break;case bd:r=s.length-2,a=e+s[r]-s[r+1];break;default:r=t,a=n}if(l===void 0)switch(this.getSettings_().endingEnd){case xd:o=t,l=2*n-e;break;case bd:o=1,l=n+s[1]-s[0];break;default:o=t-1,l=e}let c=(n-e)*.5,h=this.valueSize;this._weightPrev=c/(e-a),this._weightNext=c/(l-n),this._offsetPrev=r*h,this._offsetNext=o*h}interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=t*a,c=l-a,h=this._offsetPrev,u=this._offsetNext,d=this._weightPrev,f=this._weightNext,g=(n-e)/(s-e),x=g*g,p=x*g,m=-d*p+2*d*x-d*g,_=(1+d)*p+(-1.5-2*d)*x+(-.5+d)*g+1,w=(-1-f)*p+(1.5+f)*x+.5*g,b=f*p-f*x;for(let C=0;C!==a;++C)r[C]=m*o[h+C]+_*o[c+C]+w*o[l+C]+b*o[u+C];return r}},Oc=class extends tr{constructor(t,e,n,s){super(t,e,n,s)}interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=t*a,c=l-a,h=(n-e)/(s-e),u=1-h;for(let d=0;d!==a;++d)r[d]=o[c+d]*u+o[l+d]*h;return r}},kc=class extends tr{constructor(t,e,n,s){super(t,e,n,s)}interpolate_(t){return this.copySampleValue_(t-1)}},Bc=class extends tr{interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=t*a,c=l-a,h=this.inTangents,u=this.outTangents;if(!h||!u){let g=(n-e)/(s-e),x=1-g;for(let p=0;p!==a;++p)r[p]=o[c+p]*x+o[l+p]*g;return r}let d=a*2,f=t-1;for(let g=0;g!==a;++g){let x=o[c+g],p=o[l+g],m=f*d+g*2,_=u[m],w=u[m+1],b=t*d+g*2,C=h[b],A=h[b+1],v=ax(n,e,_,C,s);r[g]=Ag(v,x,w,A,p)}return r}};function Ag(i,t,e,n,s){let r=1-i;return r*r*r*t+3*r*r*i*e+3*r*i*i*n+i*i*i*s}function ox(i,t,e,n,s){let r=1-i;return 3*r*r*(e-t)+6*r*i*(n-e)+3*i*i*(s-n)}function ax(i,t,e,n,s){let r=(i-t)/(s-t);for(let o=0;o<8;o++){let a=Ag(r,t,e,n,s)-i;if(Math.abs(a)<1e-10)break;let l=ox(r,t,e,n,s);if(Math.abs(l)<1e-10)break;r=Math.max(0,Math.min(1,r-a/l))}return r}var yi=class{constructor(t,e,n,s){if(t===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(e===void 0||e.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+t);this.name=t,this.times=ao(e,this.TimeBufferType),this.values=ao(n,this.ValueBufferType),this.setInterpolation(s||this.DefaultInterpolation)}static toJSON(t){let e=t.constructor,n;if(e.toJSON!==this.toJSON)n=e.toJSON(t);else{n={name:t.name,times:ao(t.times,Array),values:ao(t.values,Array)};let s=t.getInterpolation();s!==t.DefaultInterpolation&&(n.interpolation=s),sc(t.settings)&&(n.settings={inTangents:ao(t.settings.inTangents,Array),outTangents:ao(t.settings.outTangents,Array)})}return n.type=t.ValueTypeName,n}InterpolantFactoryMethodDiscrete(t){return new kc(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodLinear(t){return new Oc(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodSmooth(t){return new Uc(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodBezier(t){let e=new Bc(this.times,this.values,this.getValueSize(),t);return this.settings&&(e.inTangents=this.settings.inTangents,e.outTangents=this.settings.outTangents),e}setInterpolation(t){let e;switch(t){case ga:e=this.InterpolantFactoryMethodDiscrete;break;case vc:e=this.InterpolantFactoryMethodLinear;break;case ac:e=this.InterpolantFactoryMethodSmooth;break;case vd:e=this.InterpolantFactoryMethodBezier;break}if(e===void 0){let n="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(t!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(n);return Kt("KeyframeTrack:",n),this}return this.createInterpolant=e,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return ga;case this.InterpolantFactoryMethodLinear:return vc;case this.InterpolantFactoryMethodSmooth:return ac;case this.InterpolantFactoryMethodBezier:return vd}}getValueSize(){return this.values.length/this.times.length}shift(t){if(t!==0){let e=this.times;for(let n=0,s=e.length;n!==s;++n)e[n]+=t;sc(this.settings)&&(Cm(this.settings.inTangents,t),Cm(this.settings.outTangents,t))}return this}scale(t){if(t!==1){let e=this.times;for(let n=0,s=e.length;n!==s;++n)e[n]*=t;sc(this.settings)&&(Rm(this.settings.inTangents,t),Rm(this.settings.outTangents,t))}return this}trim(t,e){let n=this.times,s=n.length,r=0,o=s-1;for(;r!==s&&n[r]<t;)++r;for(;o!==-1&&n[o]>e;)--o;if(++o,r!==0||o!==s){r>=o&&(o=Math.max(o,1),r=o-1);let a=this.getValueSize();this.times=n.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let t=!0,e=this.getValueSize();e-Math.floor(e)!==0&&(ne("KeyframeTrack: Invalid value size in track.",this),t=!1);let n=this.times,s=this.values,r=n.length;r===0&&(ne("KeyframeTrack: Track is empty.",this),t=!1);let o=null;for(let a=0;a!==r;a++){let l=n[a];if(typeof l=="number"&&isNaN(l)){ne("KeyframeTrack: Time is not a valid number.",this,a,l),t=!1;break}if(o!==null&&o>l){ne("KeyframeTrack: Out of order keys.",this,a,l,o),t=!1;break}o=l}if(s!==void 0&&jv(s))for(let a=0,l=s.length;a!==l;++a){let c=s[a];if(isNaN(c)){ne("KeyframeTrack: Value is not a valid number.",this,a,c),t=!1;break}}return t}optimize(){let t=this.times.slice(),e=this.values.slice(),n=this.getValueSize(),s=this.getInterpolation()===ac,r=t.length-1,o=1;for(let a=1;a<r;++a){let l=!1,c=t[a],h=t[a+1];if(c!==h&&(a!==1||c!==t[0]))if(s)l=!0;else{let u=a*n,d=u-n,f=u+n;for(let g=0;g!==n;++g){let x=e[u+g];if(x!==e[d+g]||x!==e[f+g]){l=!0;break}}}if(l){if(a!==o){t[o]=t[a];let u=a*n,d=o*n;for(let f=0;f!==n;++f)e[d+f]=e[u+f]}++o}}if(r>0){t[o]=t[r];for(let a=r*n,l=o*n,c=0;c!==n;++c)e[l+c]=e[a+c];++o}return o!==t.length?(this.times=t.slice(0,o),this.values=e.slice(0,o*n)):(this.times=t,this.values=e),this}clone(){let t=this.times.slice(),e=this.values.slice(),n=this.constructor,s=new n(this.name,t,e);return s.createInterpolant=this.createInterpolant,sc(this.settings)&&(s.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),s}};function Cm(i,t){for(let e=0,n=i.length;e!==n;e+=2)i[e]+=t}function Rm(i,t){for(let e=0,n=i.length;e!==n;e+=2)i[e]*=t}yi.prototype.ValueTypeName="";yi.prototype.TimeBufferType=Float32Array;yi.prototype.ValueBufferType=Float32Array;yi.prototype.DefaultInterpolation=vc;var er=class extends yi{constructor(t,e,n){super(t,e,n)}};er.prototype.ValueTypeName="bool";er.prototype.ValueBufferType=Array;er.prototype.DefaultInterpolation=ga;er.prototype.InterpolantFactoryMethodLinear=void 0;er.prototype.InterpolantFactoryMethodSmooth=void 0;var zc=class extends yi{constructor(t,e,n,s){super(t,e,n,s)}};zc.prototype.ValueTypeName="color";var Vc=class extends yi{constructor(t,e,n,s){super(t,e,n,s)}};Vc.prototype.ValueTypeName="number";var Gc=class extends tr{constructor(t,e,n,s){super(t,e,n,s)}interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=(n-e)/(s-e),c=t*a;for(let h=c+a;c!==h;c+=4)ni.slerpFlat(r,0,o,c-a,o,c,l);return r}},Va=class extends yi{constructor(t,e,n,s){super(t,e,n,s)}InterpolantFactoryMethodLinear(t){return new Gc(this.times,this.values,this.getValueSize(),t)}};Va.prototype.ValueTypeName="quaternion";Va.prototype.InterpolantFactoryMethodSmooth=void 0;var nr=class extends yi{constructor(t,e,n){super(t,e,n)}};nr.prototype.ValueTypeName="string";nr.prototype.ValueBufferType=Array;nr.prototype.DefaultInterpolation=ga;nr.prototype.InterpolantFactoryMethodLinear=void 0;nr.prototype.InterpolantFactoryMethodSmooth=void 0;var Hc=class extends yi{constructor(t,e,n,s){super(t,e,n,s)}};Hc.prototype.ValueTypeName="vector";var Wc=class{constructor(t,e,n){let s=this,r=!1,o=0,a=0,l,c=[];this.onStart=void 0,this.onLoad=t,this.onProgress=e,this.onError=n,this._abortController=null,this.itemStart=function(h){a++,r===!1&&s.onStart!==void 0&&s.onStart(h,o,a),r=!0},this.itemEnd=function(h){o++,s.onProgress!==void 0&&s.onProgress(h,o,a),o===a&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(h){s.onError!==void 0&&s.onError(h)},this.resolveURL=function(h){return h=h.normalize("NFC"),l?l(h):h},this.setURLModifier=function(h){return l=h,this},this.addHandler=function(h,u){return c.push(h,u),this},this.removeHandler=function(h){let u=c.indexOf(h);return u!==-1&&c.splice(u,2),this},this.getHandler=function(h){for(let u=0,d=c.length;u<d;u+=2){let f=c[u],g=c[u+1];if(f.global&&(f.lastIndex=0),f.test(h))return g}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},Cg=new Wc,Xc=class{constructor(t){this.manager=t!==void 0?t:Cg,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(t,e){let n=this;return new Promise(function(s,r){n.load(t,s,e,r)})}parse(){}setCrossOrigin(t){return this.crossOrigin=t,this}setWithCredentials(t){return this.withCredentials=t,this}setPath(t){return this.path=t,this}setResourcePath(t){return this.resourcePath=t,this}setRequestHeader(t){return this.requestHeader=t,this}setPriority(t){return this.priority=t,this}setCache(t){return this.cache=t,this}abort(){return this}};Xc.DEFAULT_MATERIAL_NAME="__DEFAULT";var Ga=class extends Bn{static registerNode(t){this.prototype._lightNode=t}constructor(t,e=1){super(),this.isLight=!0,this.type="Light",this.color=new ce(t),this.intensity=e}copy(t,e){return super.copy(t,e),this.color.copy(t.color),this.intensity=t.intensity,this}toJSON(t){let e=super.toJSON(t);return e.object.color=this.color.getHex(),e.object.intensity=this.intensity,e}},Ha=class extends Ga{constructor(t,e,n){super(t,n),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(Bn.DEFAULT_UP),this.updateMatrix(),this.groundColor=new ce(e)}copy(t,e){return super.copy(t,e),this.groundColor.copy(t.groundColor),this}toJSON(t){let e=super.toJSON(t);return e.object.groundColor=this.groundColor.getHex(),e}},_d=new Te,Pm=new F,Im=new F,qc=class{constructor(t){this.camera=t,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new Ct(512,512),this.mapType=oi,this.map=null,this.mapPass=null,this.matrix=new Te,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new Ks,this._frameExtents=new Ct(1,1),this._viewportCount=1,this._viewports=[new sn(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(t){let e=this.camera;Pm.setFromMatrixPosition(t.matrixWorld),e.position.copy(Pm),Im.setFromMatrixPosition(t.target.matrixWorld),e.lookAt(Im),e.updateMatrixWorld(),this._updateMatrix(e,this.matrix,this._frustum)}_updateMatrix(t,e,n,s){_d.multiplyMatrices(t.projectionMatrix,t.matrixWorldInverse),n.setFromProjectionMatrix(_d,t.coordinateSystem,t.reversedDepth);let r=this._frameExtents,o=s?s.z/r.x:1,a=s?s.w/r.y:1,l=s?s.x/r.x:0,c=s?s.y/r.y:0;t.coordinateSystem===po||t.reversedDepth?e.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,1,0,0,0,0,1):e.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,.5,.5,0,0,0,1),e.multiply(_d)}getViewport(t){return this._viewports[t]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(t){return this.camera=t.camera.clone(),this.intensity=t.intensity,this.bias=t.bias,this.radius=t.radius,this.autoUpdate=t.autoUpdate,this.needsUpdate=t.needsUpdate,this.normalBias=t.normalBias,this.blurSamples=t.blurSamples,this.mapSize.copy(t.mapSize),this.mapType=t.mapType,this.biasNode=t.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let t={};return t.intensity=this.intensity,t.bias=this.bias,t.normalBias=this.normalBias,t.radius=this.radius,t.blurSamples=this.blurSamples,t.mapSize=this.mapSize.toArray(),t.mapType=this.mapType,t.camera=this.camera.toJSON(!1).object,delete t.camera.matrix,t}},rc=new F,oc=new ni,es=new F,Wa=class extends Bn{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new Te,this.projectionMatrix=new Te,this.projectionMatrixInverse=new Te,this.coordinateSystem=Ai,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(t,e){return super.copy(t,e),this.matrixWorldInverse.copy(t.matrixWorldInverse),this.projectionMatrix.copy(t.projectionMatrix),this.projectionMatrixInverse.copy(t.projectionMatrixInverse),this.coordinateSystem=t.coordinateSystem,this}getWorldDirection(t){return super.getWorldDirection(t).negate()}updateMatrixWorld(t){super.updateMatrixWorld(t),this.matrixWorld.decompose(rc,oc,es),es.x===1&&es.y===1&&es.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(rc,oc,es.set(1,1,1)).invert()}updateWorldMatrix(t,e,n=!1){super.updateWorldMatrix(t,e,n),this.matrixWorld.decompose(rc,oc,es),es.x===1&&es.y===1&&es.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(rc,oc,es.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},qs=new F,Lm=new Ct,Dm=new Ct,ti=class extends Wa{constructor(t=50,e=1,n=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=t,this.zoom=1,this.near=n,this.far=s,this.focus=10,this.aspect=e,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(t,e){return super.copy(t,e),this.fov=t.fov,this.zoom=t.zoom,this.near=t.near,this.far=t.far,this.focus=t.focus,this.aspect=t.aspect,this.view=t.view===null?null:Object.assign({},t.view),this.filmGauge=t.filmGauge,this.filmOffset=t.filmOffset,this}setFocalLength(t){let e=.5*this.getFilmHeight()/t;this.fov=go*2*Math.atan(e),this.updateProjectionMatrix()}getFocalLength(){let t=Math.tan(da*.5*this.fov);return .5*this.getFilmHeight()/t}getEffectiveFOV(){return go*2*Math.atan(Math.tan(da*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(t,e,n){qs.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),e.set(qs.x,qs.y).multiplyScalar(-t/qs.z),qs.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),n.set(qs.x,qs.y).multiplyScalar(-t/qs.z)}getViewSize(t,e){return this.getViewBounds(t,Lm,Dm),e.subVectors(Dm,Lm)}setViewOffset(t,e,n,s,r,o){this.aspect=t/e,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=t,this.view.fullHeight=e,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let t=this.near,e=t*Math.tan(da*.5*this.fov)/this.zoom,n=2*e,s=this.aspect*n,r=-.5*s,o=this.view;if(this.view!==null&&this.view.enabled){let l=o.fullWidth,c=o.fullHeight;r+=o.offsetX*s/l,e-=o.offsetY*n/c,s*=o.width/l,n*=o.height/c}let a=this.filmOffset;a!==0&&(r+=t*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,e,e-n,t,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(t){let e=super.toJSON(t);return e.object.fov=this.fov,e.object.zoom=this.zoom,e.object.near=this.near,e.object.far=this.far,e.object.focus=this.focus,e.object.aspect=this.aspect,this.view!==null&&(e.object.view=Object.assign({},this.view)),e.object.filmGauge=this.filmGauge,e.object.filmOffset=this.filmOffset,e}};var Xa=class extends Wa{constructor(t=-1,e=1,n=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=t,this.right=e,this.top=n,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(t,e){return super.copy(t,e),this.left=t.left,this.right=t.right,this.top=t.top,this.bottom=t.bottom,this.near=t.near,this.far=t.far,this.zoom=t.zoom,this.view=t.view===null?null:Object.assign({},t.view),this}setViewOffset(t,e,n,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=t,this.view.fullHeight=e,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let t=(this.right-this.left)/(2*this.zoom),e=(this.top-this.bottom)/(2*this.zoom),n=(this.right+this.left)/2,s=(this.top+this.bottom)/2,r=n-t,o=n+t,a=s+e,l=s-e;if(this.view!==null&&this.view.enabled){let c=(this.right-this.left)/this.view.fullWidth/this.zoom,h=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=c*this.view.offsetX,o=r+c*this.view.width,a-=h*this.view.offsetY,l=a-h*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(t){let e=super.toJSON(t);return e.object.zoom=this.zoom,e.object.left=this.left,e.object.right=this.right,e.object.top=this.top,e.object.bottom=this.bottom,e.object.near=this.near,e.object.far=this.far,this.view!==null&&(e.object.view=Object.assign({},this.view)),e}},Ed=class extends qc{constructor(){super(new Xa(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},qa=class extends Ga{constructor(t,e){super(t,e),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(Bn.DEFAULT_UP),this.updateMatrix(),this.target=new Bn,this.shadow=new Ed}dispose(){super.dispose(),this.shadow.dispose()}copy(t){return super.copy(t),this.target=t.target.clone(),this.shadow=t.shadow.clone(),this}toJSON(t){let e=super.toJSON(t);return e.object.shadow=this.shadow.toJSON(),e.object.target=this.target.uuid,e}};var lo=-90,co=1,Eo=class extends Bn{constructor(t,e,n){super(),this.type="CubeCamera",this.renderTarget=n,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new ti(lo,co,t,e);s.layers=this.layers,this.add(s);let r=new ti(lo,co,t,e);r.layers=this.layers,this.add(r);let o=new ti(lo,co,t,e);o.layers=this.layers,this.add(o);let a=new ti(lo,co,t,e);a.layers=this.layers,this.add(a);let l=new ti(lo,co,t,e);l.layers=this.layers,this.add(l);let c=new ti(lo,co,t,e);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){let t=this.coordinateSystem,e=this.children.concat(),[n,s,r,o,a,l]=e;for(let c of e)this.remove(c);if(t===Ai)n.up.set(0,1,0),n.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(t===po)n.up.set(0,-1,0),n.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+t);for(let c of e)this.add(c),c.updateMatrixWorld()}update(t,e){this.parent===null&&this.updateMatrixWorld();let{renderTarget:n,activeMipmapLevel:s}=this;this.coordinateSystem!==t.coordinateSystem&&(this.coordinateSystem=t.coordinateSystem,this.updateCoordinateSystem());let[r,o,a,l,c,h]=this.children,u=t.getRenderTarget(),d=t.getActiveCubeFace(),f=t.getActiveMipmapLevel(),g=t.xr.enabled;t.xr.enabled=!1;let x=n.texture.mipmapsAutoUpdate;n.texture.mipmapsAutoUpdate=!1;let p=!1;t.isWebGLRenderer===!0?p=t.state.buffers.depth.getReversed():p=t.reversedDepthBuffer,t.setRenderTarget(n,0,s),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,r),t.setRenderTarget(n,1,s),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,o),t.setRenderTarget(n,2,s),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,a),t.setRenderTarget(n,3,s),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,l),t.setRenderTarget(n,4,s),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,c),n.texture.mipmapsAutoUpdate=x,t.setRenderTarget(n,5,s),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,h),t.setRenderTarget(u,d,f),t.xr.enabled=g,n.texture.needsPMREMUpdate=!0}},Yc=class extends ti{constructor(t=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=t,this.perCameraFrustumCulled=!1}};var cf="\\[\\]\\.:\\/",lx=new RegExp("["+cf+"]","g"),hf="[^"+cf+"]",cx="[^"+cf.replace("\\.","")+"]",hx=/((?:WC+[\/:])*)/.source.replace("WC",hf),ux=/(WCOD+)?/.source.replace("WCOD",cx),dx=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",hf),fx=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",hf),px=new RegExp("^"+hx+ux+dx+fx+"$"),mx=["material","materials","bones","map"],Td=class{constructor(t,e,n){let s=n||je.parseTrackName(e);this._targetGroup=t,this._bindings=t.subscribe_(e,s)}getValue(t,e){this.bind();let n=this._targetGroup.nCachedObjects_,s=this._bindings[n];s!==void 0&&s.getValue(t,e)}setValue(t,e){let n=this._bindings;for(let s=this._targetGroup.nCachedObjects_,r=n.length;s!==r;++s)n[s].setValue(t,e)}bind(){let t=this._bindings;for(let e=this._targetGroup.nCachedObjects_,n=t.length;e!==n;++e)t[e].bind()}unbind(){let t=this._bindings;for(let e=this._targetGroup.nCachedObjects_,n=t.length;e!==n;++e)t[e].unbind()}},je=class i{constructor(t,e,n){this.path=e,this.parsedPath=n||i.parseTrackName(e),this.node=i.findNode(t,this.parsedPath.nodeName),this.rootNode=t,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(t,e,n){return t&&t.isAnimationObjectGroup?new i.Composite(t,e,n):new i(t,e,n)}static sanitizeNodeName(t){return t.replace(/\s/g,"_").replace(lx,"")}static parseTrackName(t){let e=px.exec(t);if(e===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+t);let n={nodeName:e[2],objectName:e[3],objectIndex:e[4],propertyName:e[5],propertyIndex:e[6]},s=n.nodeName&&n.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=n.nodeName.substring(s+1);mx.indexOf(r)!==-1&&(n.nodeName=n.nodeName.substring(0,s),n.objectName=r)}if(n.propertyName===null||n.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+t);return n}static findNode(t,e){if(e===void 0||e===""||e==="."||e===-1||e===t.name||e===t.uuid)return t;if(t.skeleton){let n=t.skeleton.getBoneByName(e);if(n!==void 0)return n}if(t.children){let n=function(r){for(let o=0;o<r.length;o++){let a=r[o];if(a.name===e||a.uuid===e)return a;let l=n(a.children);if(l)return l}return null},s=n(t.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(t,e){t[e]=this.targetObject[this.propertyName]}_getValue_array(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)t[e++]=n[s]}_getValue_arrayElement(t,e){t[e]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(t,e){this.resolvedProperty.toArray(t,e)}_setValue_direct(t,e){this.targetObject[this.propertyName]=t[e]}_setValue_direct_setNeedsUpdate(t,e){this.targetObject[this.propertyName]=t[e],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(t,e){this.targetObject[this.propertyName]=t[e],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=t[e++]}_setValue_array_setNeedsUpdate(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=t[e++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=t[e++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(t,e){this.resolvedProperty[this.propertyIndex]=t[e]}_setValue_arrayElement_setNeedsUpdate(t,e){this.resolvedProperty[this.propertyIndex]=t[e],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(t,e){this.resolvedProperty[this.propertyIndex]=t[e],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(t,e){this.resolvedProperty.fromArray(t,e)}_setValue_fromArray_setNeedsUpdate(t,e){this.resolvedProperty.fromArray(t,e),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(t,e){this.resolvedProperty.fromArray(t,e),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(t,e){this.bind(),this.getValue(t,e)}_setValue_unbound(t,e){this.bind(),this.setValue(t,e)}bind(){let t=this.node,e=this.parsedPath,n=e.objectName,s=e.propertyName,r=e.propertyIndex;if(t||(t=i.findNode(this.rootNode,e.nodeName),this.node=t),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!t){Kt("PropertyBinding: No target node found for track: "+this.path+".");return}if(n){let c=e.objectIndex;switch(n){case"materials":if(!t.material){ne("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!t.material.materials){ne("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}t=t.material.materials;break;case"bones":if(!t.skeleton){ne("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}t=t.skeleton.bones;for(let h=0;h<t.length;h++)if(t[h].name===c){c=h;break}break;case"map":if("map"in t){t=t.map;break}if(!t.material){ne("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!t.material.map){ne("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}t=t.material.map;break;default:if(t[n]===void 0){ne("PropertyBinding: Can not bind to objectName of node undefined.",this);return}t=t[n]}if(c!==void 0){if(t[c]===void 0){ne("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,t);return}t=t[c]}}let o=t[s];if(o===void 0){let c=e.nodeName;ne("PropertyBinding: Trying to update property for track: "+c+"."+s+" but it wasn't found.",t);return}let a=this.Versioning.None;this.targetObject=t,t.isMaterial===!0?a=this.Versioning.NeedsUpdate:t.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!t.geometry){ne("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!t.geometry.morphAttributes){ne("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}t.morphTargetDictionary[r]!==void 0&&(r=t.morphTargetDictionary[r])}l=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=r}else o.fromArray!==void 0&&o.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(l=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=s;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};je.Composite=Td;je.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};je.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};je.prototype.GetterByBindingType=[je.prototype._getValue_direct,je.prototype._getValue_array,je.prototype._getValue_arrayElement,je.prototype._getValue_toArray];je.prototype.SetterByBindingTypeAndVersioning=[[je.prototype._setValue_direct,je.prototype._setValue_direct_setNeedsUpdate,je.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[je.prototype._setValue_array,je.prototype._setValue_array_setNeedsUpdate,je.prototype._setValue_array_setMatrixWorldNeedsUpdate],[je.prototype._setValue_arrayElement,je.prototype._setValue_arrayElement_setNeedsUpdate,je.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[je.prototype._setValue_fromArray,je.prototype._setValue_fromArray_setNeedsUpdate,je.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var AC=new Float32Array(1);var Nm=new Te,Ya=class{constructor(t,e,n=0,s=1/0){this.ray=new Zs(t,e),this.near=n,this.far=s,this.camera=null,this.layers=new vo,this.params={Mesh:{},Line:{threshold:1},LOD:{},Points:{threshold:1},Sprite:{}}}set(t,e){this.ray.set(t,e)}setFromCamera(t,e){e.isPerspectiveCamera?(this.ray.origin.setFromMatrixPosition(e.matrixWorld),this.ray.direction.set(t.x,t.y,.5).unproject(e).sub(this.ray.origin).normalize(),this.camera=e):e.isOrthographicCamera?(this.ray.origin.set(t.x,t.y,e.projectionMatrix.elements[14]).unproject(e),this.ray.direction.set(0,0,-1).transformDirection(e.matrixWorld),this.camera=e):ne("Raycaster: Unsupported camera type: "+e.type)}setFromXRController(t){return Nm.identity().extractRotation(t.matrixWorld),this.ray.origin.setFromMatrixPosition(t.matrixWorld),this.ray.direction.set(0,0,-1).applyMatrix4(Nm),this}intersectObject(t,e=!0,n=[]){return Ad(t,this,n,e),n.sort(Fm),n}intersectObjects(t,e=!0,n=[]){for(let s=0,r=t.length;s<r;s++)Ad(t[s],this,n,e);return n.sort(Fm),n}};function Fm(i,t){return i.distance-t.distance}function Ad(i,t,e,n){let s=!0;if(i.layers.test(t.layers)&&i.raycast(t,e)===!1&&(s=!1),s===!0&&n===!0){let r=i.children;for(let o=0,a=r.length;o<a;o++)Ad(r[o],t,e,!0)}}var To=class{constructor(t=1,e=0,n=0){this.radius=t,this.phi=e,this.theta=n}set(t,e,n){return this.radius=t,this.phi=e,this.theta=n,this}copy(t){return this.radius=t.radius,this.phi=t.phi,this.theta=t.theta,this}makeSafe(){return this.phi=fe(this.phi,1e-6,Math.PI-1e-6),this}setFromVector3(t){return this.setFromCartesianCoords(t.x,t.y,t.z)}setFromCartesianCoords(t,e,n){return this.radius=Math.sqrt(t*t+e*e+n*n),this.radius===0?(this.theta=0,this.phi=0):(this.theta=Math.atan2(t,n),this.phi=Math.acos(fe(e/this.radius,-1,1))),this}clone(){return new this.constructor().copy(this)}};var Cd=class{static{this.prototype.isMatrix2=!0}constructor(t,e,n,s){this.elements=[1,0,0,1],t!==void 0&&this.set(t,e,n,s)}identity(){return this.set(1,0,0,1),this}fromArray(t,e=0){for(let n=0;n<4;n++)this.elements[n]=t[n+e];return this}set(t,e,n,s){let r=this.elements;return r[0]=t,r[2]=e,r[1]=n,r[3]=s,this}};var $a=class extends Bi{constructor(t,e=null){super(),this.object=t,this.domElement=e,this.enabled=!0,this.state=-1,this.keys={},this.mouseButtons={LEFT:null,MIDDLE:null,RIGHT:null},this.touches={ONE:null,TWO:null}}connect(t){this.domElement!==null&&this.disconnect(),this.domElement=t}disconnect(){}dispose(){}update(){}};function uf(i,t,e,n){let s=gx(n);switch(e){case Yd:return i*t;case Zd:return i*t/s.components*s.byteLength;case eh:return i*t/s.components*s.byteLength;case or:return i*t*2/s.components*s.byteLength;case nh:return i*t*2/s.components*s.byteLength;case $d:return i*t*3/s.components*s.byteLength;case Hi:return i*t*4/s.components*s.byteLength;case ih:return i*t*4/s.components*s.byteLength;case Ka:case Ja:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*8;case ja:case Qa:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case rh:case ah:return Math.max(i,16)*Math.max(t,8)/4;case sh:case oh:return Math.max(i,8)*Math.max(t,8)/2;case lh:case ch:case uh:case dh:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*8;case hh:case tl:case fh:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case ph:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case mh:return Math.floor((i+4)/5)*Math.floor((t+3)/4)*16;case gh:return Math.floor((i+4)/5)*Math.floor((t+4)/5)*16;case _h:return Math.floor((i+5)/6)*Math.floor((t+4)/5)*16;case vh:return Math.floor((i+5)/6)*Math.floor((t+5)/6)*16;case yh:return Math.floor((i+7)/8)*Math.floor((t+4)/5)*16;case xh:return Math.floor((i+7)/8)*Math.floor((t+5)/6)*16;case bh:return Math.floor((i+7)/8)*Math.floor((t+7)/8)*16;case Sh:return Math.floor((i+9)/10)*Math.floor((t+4)/5)*16;case Mh:return Math.floor((i+9)/10)*Math.floor((t+5)/6)*16;case wh:return Math.floor((i+9)/10)*Math.floor((t+7)/8)*16;case Eh:return Math.floor((i+9)/10)*Math.floor((t+9)/10)*16;case Th:return Math.floor((i+11)/12)*Math.floor((t+9)/10)*16;case Ah:return Math.floor((i+11)/12)*Math.floor((t+11)/12)*16;case Ch:case Rh:case Ph:return Math.ceil(i/4)*Math.ceil(t/4)*16;case Ih:case Lh:return Math.ceil(i/4)*Math.ceil(t/4)*8;case el:case Dh:return Math.ceil(i/4)*Math.ceil(t/4)*16}throw new Error(`Unable to determine texture byte length for ${e} format.`)}function gx(i){switch(i){case oi:case Hd:return{byteLength:1,components:1};case Po:case Wd:case Gi:return{byteLength:2,components:1};case Qc:case th:return{byteLength:2,components:4};case zi:case jc:case Vi:return{byteLength:4,components:1};case Xd:case qd:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${i}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?Kt("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");function Kg(){let i=null,t=!1,e=null,n=null;function s(r,o){n=i.requestAnimationFrame(s),e(r,o)}return{start:function(){t!==!0&&e!==null&&i!==null&&(n=i.requestAnimationFrame(s),t=!0)},stop:function(){i!==null&&i.cancelAnimationFrame(n),t=!1},setAnimationLoop:function(r){e=r},setContext:function(r){i=r}}}function vx(i){let t=new WeakMap;function e(a,l){let c=a.array,h=a.usage,u=c.byteLength,d=i.createBuffer();i.bindBuffer(l,d),i.bufferData(l,c,h),a.onUploadCallback();let f;if(c instanceof Float32Array)f=i.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)f=i.HALF_FLOAT;else if(c instanceof Uint16Array)a.isFloat16BufferAttribute?f=i.HALF_FLOAT:f=i.UNSIGNED_SHORT;else if(c instanceof Int16Array)f=i.SHORT;else if(c instanceof Uint32Array)f=i.UNSIGNED_INT;else if(c instanceof Int32Array)f=i.INT;else if(c instanceof Int8Array)f=i.BYTE;else if(c instanceof Uint8Array)f=i.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)f=i.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:d,type:f,bytesPerElement:c.BYTES_PER_ELEMENT,version:a.version,size:u}}function n(a,l,c){let h=l.array,u=l.updateRanges;if(i.bindBuffer(c,a),u.length===0)i.bufferSubData(c,0,h);else{u.sort((f,g)=>f.start-g.start);let d=0;for(let f=1;f<u.length;f++){let g=u[d],x=u[f];x.start<=g.start+g.count+1?g.count=Math.max(g.count,x.start+x.count-g.start):(++d,u[d]=x)}u.length=d+1;for(let f=0,g=u.length;f<g;f++){let x=u[f];i.bufferSubData(c,x.start*h.BYTES_PER_ELEMENT,h,x.start,x.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),t.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);let l=t.get(a);l&&(i.deleteBuffer(l.buffer),t.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let h=t.get(a);(!h||h.version<a.version)&&t.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let c=t.get(a);if(c===void 0)t.set(a,e(a,l));else if(c.version<a.version){if(c.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");n(c.buffer,a,l),c.version=a.version}}return{get:s,remove:r,update:o}}var yx=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,xx=`#ifdef USE_ALPHAHASH
	const float ALPHA_HASH_SCALE = 0.05;
	float hash2D( vec2 value ) {
		return fract( 1.0e4 * sin( 17.0 * value.x + 0.1 * value.y ) * ( 0.1 + abs( sin( 13.0 * value.y + value.x ) ) ) );
	}
	float hash3D( vec3 value ) {
		return hash2D( vec2( hash2D( value.xy ), value.z ) );
	}
	float getAlphaHashThreshold( vec3 position ) {
		float maxDeriv = max(
			length( dFdx( position.xyz ) ),
			length( dFdy( position.xyz ) )
		);
		float pixScale = 1.0 / ( ALPHA_HASH_SCALE * maxDeriv );
		vec2 pixScales = vec2(
			exp2( floor( log2( pixScale ) ) ),
			exp2( ceil( log2( pixScale ) ) )
		);
		vec2 alpha = vec2(
			hash3D( floor( pixScales.x * position.xyz ) ),
			hash3D( floor( pixScales.y * position.xyz ) )
		);
		float lerpFactor = fract( log2( pixScale ) );
		float x = ( 1.0 - lerpFactor ) * alpha.x + lerpFactor * alpha.y;
		float a = min( lerpFactor, 1.0 - lerpFactor );
		vec3 cases = vec3(
			x * x / ( 2.0 * a * ( 1.0 - a ) ),
			( x - 0.5 * a ) / ( 1.0 - a ),
			1.0 - ( ( 1.0 - x ) * ( 1.0 - x ) / ( 2.0 * a * ( 1.0 - a ) ) )
		);
		float threshold = ( x < ( 1.0 - a ) )
			? ( ( x < a ) ? cases.x : cases.y )
			: cases.z;
		return clamp( threshold , 1.0e-6, 1.0 );
	}
#endif`,bx=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,Sx=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,Mx=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,wx=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,Ex=`#ifdef USE_AOMAP
	float ambientOcclusion = ( texture2D( aoMap, vAoMapUv ).r - 1.0 ) * aoMapIntensity + 1.0;
	reflectedLight.indirectDiffuse *= ambientOcclusion;
	#if defined( USE_CLEARCOAT ) 
		clearcoatSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_SHEEN ) 
		sheenSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_ENVMAP ) && defined( STANDARD )
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		reflectedLight.indirectSpecular *= computeSpecularOcclusion( dotNV, ambientOcclusion, material.roughness );
	#endif
#endif`,Tx=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,Ax=`#ifdef USE_BATCHING
	#if ! defined( GL_ANGLE_multi_draw )
	#define gl_DrawID _gl_DrawID
	uniform int _gl_DrawID;
	#endif
	uniform highp sampler2D batchingTexture;
	uniform highp usampler2D batchingIdTexture;
	mat4 getBatchingMatrix( const in float i ) {
		int size = textureSize( batchingTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( batchingTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( batchingTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( batchingTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( batchingTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
	float getIndirectIndex( const in int i ) {
		int size = textureSize( batchingIdTexture, 0 ).x;
		int x = i % size;
		int y = i / size;
		return float( texelFetch( batchingIdTexture, ivec2( x, y ), 0 ).r );
	}
#endif
#ifdef USE_BATCHING_COLOR
	uniform sampler2D batchingColorTexture;
	vec4 getBatchingColor( const in float i ) {
		int size = textureSize( batchingColorTexture, 0 ).x;
		int j = int( i );
		int x = j % size;
		int y = j / size;
		return texelFetch( batchingColorTexture, ivec2( x, y ), 0 );
	}
#endif`,Cx=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,Rx=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,Px=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,Ix=`float G_BlinnPhong_Implicit( ) {
	return 0.25;
}
float D_BlinnPhong( const in float shininess, const in float dotNH ) {
	return RECIPROCAL_PI * ( shininess * 0.5 + 1.0 ) * pow( dotNH, shininess );
}
vec3 BRDF_BlinnPhong( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 specularColor, const in float shininess ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( specularColor, 1.0, dotVH );
	float G = G_BlinnPhong_Implicit( );
	float D = D_BlinnPhong( shininess, dotNH );
	return F * ( G * D );
} // validated`,Lx=`#ifdef USE_IRIDESCENCE
	const mat3 XYZ_TO_REC709 = mat3(
		 3.2404542, -0.9692660,  0.0556434,
		-1.5371385,  1.8760108, -0.2040259,
		-0.4985314,  0.0415560,  1.0572252
	);
	vec3 Fresnel0ToIor( vec3 fresnel0 ) {
		vec3 sqrtF0 = sqrt( fresnel0 );
		return ( vec3( 1.0 ) + sqrtF0 ) / ( vec3( 1.0 ) - sqrtF0 );
	}
	vec3 IorToFresnel0( vec3 transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - vec3( incidentIor ) ) / ( transmittedIor + vec3( incidentIor ) ) );
	}
	float IorToFresnel0( float transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - incidentIor ) / ( transmittedIor + incidentIor ));
	}
	vec3 evalSensitivity( float OPD, vec3 shift ) {
		float phase = 2.0 * PI * OPD * 1.0e-9;
		vec3 val = vec3( 5.4856e-13, 4.4201e-13, 5.2481e-13 );
		vec3 pos = vec3( 1.6810e+06, 1.7953e+06, 2.2084e+06 );
		vec3 var = vec3( 4.3278e+09, 9.3046e+09, 6.6121e+09 );
		vec3 xyz = val * sqrt( 2.0 * PI * var ) * cos( pos * phase + shift ) * exp( - pow2( phase ) * var );
		xyz.x += 9.7470e-14 * sqrt( 2.0 * PI * 4.5282e+09 ) * cos( 2.2399e+06 * phase + shift[ 0 ] ) * exp( - 4.5282e+09 * pow2( phase ) );
		xyz /= 1.0685e-7;
		vec3 rgb = XYZ_TO_REC709 * xyz;
		return rgb;
	}
	vec3 evalIridescence( float outsideIOR, float eta2, float cosTheta1, float thinFilmThickness, vec3 baseF0 ) {
		vec3 I;
		float iridescenceIOR = mix( outsideIOR, eta2, smoothstep( 0.0, 0.03, thinFilmThickness ) );
		float sinTheta2Sq = pow2( outsideIOR / iridescenceIOR ) * ( 1.0 - pow2( cosTheta1 ) );
		float cosTheta2Sq = 1.0 - sinTheta2Sq;
		if ( cosTheta2Sq < 0.0 ) {
			return vec3( 1.0 );
		}
		float cosTheta2 = sqrt( cosTheta2Sq );
		float R0 = IorToFresnel0( iridescenceIOR, outsideIOR );
		float R12 = F_Schlick( R0, 1.0, cosTheta1 );
		float T121 = 1.0 - R12;
		float phi12 = 0.0;
		if ( iridescenceIOR < outsideIOR ) phi12 = PI;
		float phi21 = PI - phi12;
		vec3 baseIOR = Fresnel0ToIor( clamp( baseF0, 0.0, 0.9999 ) );		vec3 R1 = IorToFresnel0( baseIOR, iridescenceIOR );
		vec3 R23 = F_Schlick( R1, 1.0, cosTheta2 );
		vec3 phi23 = vec3( 0.0 );
		if ( baseIOR[ 0 ] < iridescenceIOR ) phi23[ 0 ] = PI;
		if ( baseIOR[ 1 ] < iridescenceIOR ) phi23[ 1 ] = PI;
		if ( baseIOR[ 2 ] < iridescenceIOR ) phi23[ 2 ] = PI;
		float OPD = 2.0 * iridescenceIOR * thinFilmThickness * cosTheta2;
		vec3 phi = vec3( phi21 ) + phi23;
		vec3 R123 = clamp( R12 * R23, 1e-5, 0.9999 );
		vec3 r123 = sqrt( R123 );
		vec3 Rs = pow2( T121 ) * R23 / ( vec3( 1.0 ) - R123 );
		vec3 C0 = R12 + Rs;
		I = C0;
		vec3 Cm = Rs - T121;
		for ( int m = 1; m <= 2; ++ m ) {
			Cm *= r123;
			vec3 Sm = 2.0 * evalSensitivity( float( m ) * OPD, float( m ) * phi );
			I += Cm * Sm;
		}
		return max( I, vec3( 0.0 ) );
	}
#endif`,Dx=`#ifdef USE_BUMPMAP
	uniform sampler2D bumpMap;
	uniform float bumpScale;
	vec2 dHdxy_fwd() {
		vec2 dSTdx = dFdx( vBumpMapUv );
		vec2 dSTdy = dFdy( vBumpMapUv );
		float Hll = bumpScale * texture2D( bumpMap, vBumpMapUv ).x;
		float dBx = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdx ).x - Hll;
		float dBy = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdy ).x - Hll;
		return vec2( dBx, dBy );
	}
	vec3 perturbNormalArb( vec3 surf_pos, vec3 surf_norm, vec2 dHdxy, float faceDirection ) {
		vec3 vSigmaX = normalize( dFdx( surf_pos.xyz ) );
		vec3 vSigmaY = normalize( dFdy( surf_pos.xyz ) );
		vec3 vN = surf_norm;
		vec3 R1 = cross( vSigmaY, vN );
		vec3 R2 = cross( vN, vSigmaX );
		float fDet = dot( vSigmaX, R1 ) * faceDirection;
		vec3 vGrad = sign( fDet ) * ( dHdxy.x * R1 + dHdxy.y * R2 );
		return normalize( abs( fDet ) * surf_norm - vGrad );
	}
#endif`,Nx=`#if NUM_CLIPPING_PLANES > 0
	vec4 plane;
	#ifdef ALPHA_TO_COVERAGE
		float distanceToPlane, distanceGradient;
		float clipOpacity = 1.0;
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
			distanceGradient = fwidth( distanceToPlane ) / 2.0;
			clipOpacity *= smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			if ( clipOpacity == 0.0 ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			float unionClipOpacity = 1.0;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
				distanceGradient = fwidth( distanceToPlane ) / 2.0;
				unionClipOpacity *= 1.0 - smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			}
			#pragma unroll_loop_end
			clipOpacity *= 1.0 - unionClipOpacity;
		#endif
		diffuseColor.a *= clipOpacity;
		if ( diffuseColor.a == 0.0 ) discard;
	#else
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			if ( dot( vClipPosition, plane.xyz ) > plane.w ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			bool clipped = true;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				clipped = ( dot( vClipPosition, plane.xyz ) > plane.w ) && clipped;
			}
			#pragma unroll_loop_end
			if ( clipped ) discard;
		#endif
	#endif
#endif`,Fx=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,Ux=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,Ox=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,kx=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,Bx=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,zx=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,Vx=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	vColor = vec4( 1.0 );
#endif
#ifdef USE_COLOR_ALPHA
	vColor *= color;
#elif defined( USE_COLOR )
	vColor.rgb *= color;
#endif
#ifdef USE_INSTANCING_COLOR
	vColor.rgb *= instanceColor.rgb;
#endif
#ifdef USE_BATCHING_COLOR
	vColor *= getBatchingColor( getIndirectIndex( gl_DrawID ) );
#endif`,Gx=`#define PI 3.141592653589793
#define PI2 6.283185307179586
#define PI_HALF 1.5707963267948966
#define RECIPROCAL_PI 0.3183098861837907
#define RECIPROCAL_PI2 0.15915494309189535
#define EPSILON 1e-6
#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
#define whiteComplement( a ) ( 1.0 - saturate( a ) )
float pow2( const in float x ) { return x*x; }
vec3 pow2( const in vec3 x ) { return x*x; }
float pow3( const in float x ) { return x*x*x; }
float pow4( const in float x ) { float x2 = x*x; return x2*x2; }
float max3( const in vec3 v ) { return max( max( v.x, v.y ), v.z ); }
float average( const in vec3 v ) { return dot( v, vec3( 0.3333333 ) ); }
highp float rand( const in vec2 uv ) {
	const highp float a = 12.9898, b = 78.233, c = 43758.5453;
	highp float dt = dot( uv.xy, vec2( a,b ) ), sn = mod( dt, PI );
	return fract( sin( sn ) * c );
}
#ifdef HIGH_PRECISION
	float precisionSafeLength( vec3 v ) { return length( v ); }
#else
	float precisionSafeLength( vec3 v ) {
		float maxComponent = max3( abs( v ) );
		return length( v / maxComponent ) * maxComponent;
	}
#endif
struct IncidentLight {
	vec3 color;
	vec3 direction;
	bool visible;
};
struct ReflectedLight {
	vec3 directDiffuse;
	vec3 directSpecular;
	vec3 indirectDiffuse;
	vec3 indirectSpecular;
};
#ifdef USE_ALPHAHASH
	varying vec3 vPosition;
#endif
vec3 transformDirection( in vec3 dir, in mat4 matrix ) {
	return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );
}
#define inverseTransformDirection transformDirectionByInverseViewMatrix
vec3 transformNormalByInverseViewMatrix( in vec3 normal, in mat4 viewMatrix ) {
	return normalize( ( vec4( normal, 0.0 ) * viewMatrix ).xyz );
}
vec3 transformDirectionByInverseViewMatrix( in vec3 dir, in mat4 viewMatrix ) {
	return normalize( ( vec4( dir, 0.0 ) * viewMatrix ).xyz );
}
bool isPerspectiveMatrix( mat4 m ) {
	return m[ 2 ][ 3 ] == - 1.0;
}
vec2 equirectUv( in vec3 dir ) {
	float u = atan( dir.z, dir.x ) * RECIPROCAL_PI2 + 0.5;
	float v = asin( clamp( dir.y, - 1.0, 1.0 ) ) * RECIPROCAL_PI + 0.5;
	return vec2( u, v );
}
vec3 BRDF_Lambert( const in vec3 diffuseColor ) {
	return RECIPROCAL_PI * diffuseColor;
}
vec3 F_Schlick( const in vec3 f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
}
float F_Schlick( const in float f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
} // validated`,Hx=`vec3 transformedNormal = objectNormal;
#ifdef USE_TANGENT
	vec3 transformedTangent = objectTangent;
#endif
#ifdef USE_BATCHING
	mat3 bm = mat3( batchingMatrix );
	transformedNormal /= vec3( dot( bm[ 0 ], bm[ 0 ] ), dot( bm[ 1 ], bm[ 1 ] ), dot( bm[ 2 ], bm[ 2 ] ) );
	transformedNormal = bm * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = bm * transformedTangent;
	#endif
#endif
#ifdef USE_INSTANCING
	mat3 im = mat3( instanceMatrix );
	transformedNormal /= vec3( dot( im[ 0 ], im[ 0 ] ), dot( im[ 1 ], im[ 1 ] ), dot( im[ 2 ], im[ 2 ] ) );
	transformedNormal = im * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = im * transformedTangent;
	#endif
#endif
transformedNormal = normalMatrix * transformedNormal;
#ifdef FLIP_SIDED
	transformedNormal = - transformedNormal;
#endif
#ifdef USE_TANGENT
	transformedTangent = ( modelViewMatrix * vec4( transformedTangent, 0.0 ) ).xyz;
#endif`,Wx=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,Xx=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,qx=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,Yx=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,$x="gl_FragColor = linearToOutputTexel( gl_FragColor );",Zx=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,Kx=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vec3 cameraToFrag;
		if ( isOrthographic ) {
			cameraToFrag = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToFrag = normalize( vWorldPosition - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vec3 reflectVec = reflect( cameraToFrag, worldNormal );
		#else
			vec3 reflectVec = refract( cameraToFrag, worldNormal, refractionRatio );
		#endif
	#else
		vec3 reflectVec = vReflect;
	#endif
	#ifdef ENVMAP_TYPE_CUBE
		vec4 envColor = textureCube( envMap, envMapRotation * reflectVec );
		#ifdef ENVMAP_BLENDING_MULTIPLY
			outgoingLight = mix( outgoingLight, outgoingLight * envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_MIX )
			outgoingLight = mix( outgoingLight, envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_ADD )
			outgoingLight += envColor.xyz * specularStrength * reflectivity;
		#endif
	#endif
#endif`,Jx=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,jx=`#ifdef USE_ENVMAP
	uniform float reflectivity;
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		varying vec3 vWorldPosition;
		uniform float refractionRatio;
	#else
		varying vec3 vReflect;
	#endif
#endif`,Qx=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,tb=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vWorldPosition = worldPosition.xyz;
	#else
		vec3 cameraToVertex;
		if ( isOrthographic ) {
			cameraToVertex = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToVertex = normalize( worldPosition.xyz - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vReflect = reflect( cameraToVertex, worldNormal );
		#else
			vReflect = refract( cameraToVertex, worldNormal, refractionRatio );
		#endif
	#endif
#endif`,eb=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,nb=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,ib=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,sb=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,rb=`#ifdef USE_GRADIENTMAP
	uniform sampler2D gradientMap;
#endif
vec3 getGradientIrradiance( vec3 normal, vec3 lightDirection ) {
	float dotNL = dot( normal, lightDirection );
	vec2 coord = vec2( dotNL * 0.5 + 0.5, 0.0 );
	#ifdef USE_GRADIENTMAP
		return vec3( texture2D( gradientMap, coord ).r );
	#else
		vec2 fw = fwidth( coord ) * 0.5;
		return mix( vec3( 0.7 ), vec3( 1.0 ), smoothstep( 0.7 - fw.x, 0.7 + fw.x, coord.x ) );
	#endif
}`,ob=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,ab=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,lb=`varying vec3 vViewPosition;
struct LambertMaterial {
	vec3 diffuseColor;
	float specularStrength;
};
void RE_Direct_Lambert( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Lambert( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Lambert
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,cb=`uniform bool receiveShadow;
uniform vec3 ambientLightColor;
#if defined( USE_LIGHT_PROBES )
	uniform vec3 lightProbe[ 9 ];
#endif
vec3 shGetIrradianceAt( in vec3 normal, in vec3 shCoefficients[ 9 ] ) {
	float x = normal.x, y = normal.y, z = normal.z;
	vec3 result = shCoefficients[ 0 ] * 0.886227;
	result += shCoefficients[ 1 ] * 2.0 * 0.511664 * y;
	result += shCoefficients[ 2 ] * 2.0 * 0.511664 * z;
	result += shCoefficients[ 3 ] * 2.0 * 0.511664 * x;
	result += shCoefficients[ 4 ] * 2.0 * 0.429043 * x * y;
	result += shCoefficients[ 5 ] * 2.0 * 0.429043 * y * z;
	result += shCoefficients[ 6 ] * ( 0.743125 * z * z - 0.247708 );
	result += shCoefficients[ 7 ] * 2.0 * 0.429043 * x * z;
	result += shCoefficients[ 8 ] * 0.429043 * ( x * x - y * y );
	return result;
}
vec3 getLightProbeIrradiance( const in vec3 lightProbe[ 9 ], const in vec3 normal ) {
	vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec3 irradiance = shGetIrradianceAt( worldNormal, lightProbe );
	return irradiance;
}
vec3 getAmbientLightIrradiance( const in vec3 ambientLightColor ) {
	vec3 irradiance = ambientLightColor;
	return irradiance;
}
float getDistanceAttenuation( const in float lightDistance, const in float cutoffDistance, const in float decayExponent ) {
	float distanceFalloff = 1.0 / max( pow( lightDistance, decayExponent ), 0.01 );
	if ( cutoffDistance > 0.0 ) {
		distanceFalloff *= pow2( saturate( 1.0 - pow4( lightDistance / cutoffDistance ) ) );
	}
	return distanceFalloff;
}
float getSpotAttenuation( const in float coneCosine, const in float penumbraCosine, const in float angleCosine ) {
	return smoothstep( coneCosine, penumbraCosine, angleCosine );
}
#if NUM_SUN_LIGHTS > 0
	struct SunLight {
		vec3 direction;
		vec3 color;
	};
	uniform SunLight sunLights[ NUM_SUN_LIGHTS ];
	void getSunLightInfo( const in SunLight sunLight, out IncidentLight light ) {
		light.color = sunLight.color;
		light.direction = sunLight.direction;
		light.visible = true;
	}
#endif
#if NUM_DIR_LIGHTS > 0
	struct DirectionalLight {
		vec3 direction;
		vec3 color;
	};
	uniform DirectionalLight directionalLights[ NUM_DIR_LIGHTS ];
	void getDirectionalLightInfo( const in DirectionalLight directionalLight, out IncidentLight light ) {
		light.color = directionalLight.color;
		light.direction = directionalLight.direction;
		light.visible = true;
	}
#endif
#if NUM_POINT_LIGHTS > 0
	struct PointLight {
		vec3 position;
		vec3 color;
		float distance;
		float decay;
	};
	uniform PointLight pointLights[ NUM_POINT_LIGHTS ];
	void getPointLightInfo( const in PointLight pointLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = pointLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float lightDistance = length( lVector );
		light.color = pointLight.color;
		light.color *= getDistanceAttenuation( lightDistance, pointLight.distance, pointLight.decay );
		light.visible = ( light.color != vec3( 0.0 ) );
	}
#endif
#if NUM_SPOT_LIGHTS > 0
	struct SpotLight {
		vec3 position;
		vec3 direction;
		vec3 color;
		float distance;
		float decay;
		float coneCos;
		float penumbraCos;
	};
	uniform SpotLight spotLights[ NUM_SPOT_LIGHTS ];
	void getSpotLightInfo( const in SpotLight spotLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = spotLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float angleCos = dot( light.direction, spotLight.direction );
		float spotAttenuation = getSpotAttenuation( spotLight.coneCos, spotLight.penumbraCos, angleCos );
		if ( spotAttenuation > 0.0 ) {
			float lightDistance = length( lVector );
			light.color = spotLight.color * spotAttenuation;
			light.color *= getDistanceAttenuation( lightDistance, spotLight.distance, spotLight.decay );
			light.visible = ( light.color != vec3( 0.0 ) );
		} else {
			light.color = vec3( 0.0 );
			light.visible = false;
		}
	}
#endif
#if NUM_RECT_AREA_LIGHTS > 0
	struct RectAreaLight {
		vec3 color;
		vec3 position;
		vec3 halfWidth;
		vec3 halfHeight;
	};
	uniform sampler2D ltc_1;	uniform sampler2D ltc_2;
	uniform RectAreaLight rectAreaLights[ NUM_RECT_AREA_LIGHTS ];
#endif
#if NUM_HEMI_LIGHTS > 0
	struct HemisphereLight {
		vec3 direction;
		vec3 skyColor;
		vec3 groundColor;
	};
	uniform HemisphereLight hemisphereLights[ NUM_HEMI_LIGHTS ];
	vec3 getHemisphereLightIrradiance( const in HemisphereLight hemiLight, const in vec3 normal ) {
		float dotNL = dot( normal, hemiLight.direction );
		float hemiDiffuseWeight = 0.5 * dotNL + 0.5;
		vec3 irradiance = mix( hemiLight.groundColor, hemiLight.skyColor, hemiDiffuseWeight );
		return irradiance;
	}
#endif
#include <lightprobes_pars_fragment>`,hb=`#ifdef USE_ENVMAP
	vec3 getIBLIrradiance( const in vec3 normal ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * worldNormal, ENVMAP_MAX_LOD );
			return PI * envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	vec3 getIBLRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 reflectVec = reflect( - viewDir, normal );
			reflectVec = normalize( mix( reflectVec, normal, pow4( roughness ) ) );
			reflectVec = transformDirectionByInverseViewMatrix( reflectVec, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * reflectVec, roughnessToMip( roughness ) );
			return envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	#ifdef USE_RETROREFLECTION
		vec3 getIBLRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 retroVec = normalize( mix( viewDir, normal, pow4( roughness ) ) );
				retroVec = transformDirectionByInverseViewMatrix( retroVec, viewMatrix );
				vec4 envMapColor = textureLod( envMap, envMapRotation * retroVec, roughnessToMip( roughness ) );
				return envMapColor.rgb * envMapIntensity;
			#else
				return vec3( 0.0 );
			#endif
		}
	#endif
	#ifdef USE_ANISOTROPY
		vec3 getIBLAnisotropyRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 bentNormal = cross( bitangent, viewDir );
				bentNormal = normalize( cross( bentNormal, bitangent ) );
				bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
				return getIBLRadiance( viewDir, bentNormal, roughness );
			#else
				return vec3( 0.0 );
			#endif
		}
		#ifdef USE_RETROREFLECTION
			vec3 getIBLAnisotropyRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
				#ifdef ENVMAP_TYPE_PMREM
					vec3 bentNormal = cross( bitangent, viewDir );
					bentNormal = normalize( cross( bentNormal, bitangent ) );
					bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
					return getIBLRetroRadiance( viewDir, bentNormal, roughness );
				#else
					return vec3( 0.0 );
				#endif
			}
		#endif
	#endif
#endif`,ub=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,db=`varying vec3 vViewPosition;
struct ToonMaterial {
	vec3 diffuseColor;
};
void RE_Direct_Toon( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 irradiance = getGradientIrradiance( geometryNormal, directLight.direction ) * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Toon( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Toon
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,fb=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,pb=`varying vec3 vViewPosition;
struct BlinnPhongMaterial {
	vec3 diffuseColor;
	vec3 specularColor;
	float specularShininess;
	float specularStrength;
};
void RE_Direct_BlinnPhong( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
	reflectedLight.directSpecular += irradiance * BRDF_BlinnPhong( directLight.direction, geometryViewDir, geometryNormal, material.specularColor, material.specularShininess ) * material.specularStrength;
}
void RE_IndirectDiffuse_BlinnPhong( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_BlinnPhong
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,mb=`PhysicalMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.diffuseContribution = diffuseColor.rgb * ( 1.0 - metalnessFactor );
material.metalness = metalnessFactor;
vec3 dxy = max( abs( dFdx( nonPerturbedNormal ) ), abs( dFdy( nonPerturbedNormal ) ) );
float geometryRoughness = max( max( dxy.x, dxy.y ), dxy.z );
material.roughness = max( roughnessFactor, 0.045 );
material.roughness += geometryRoughness;
material.roughness = min( material.roughness, 1.0 );
#ifdef USE_DIFFUSE_ROUGHNESS
	float diffuseRoughnessFactor = diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		diffuseRoughnessFactor *= texture2D( diffuseRoughnessMap, vDiffuseRoughnessMapUv ).r;
	#endif
	material.diffuseRoughness = saturate( diffuseRoughnessFactor );
#endif
#ifdef IOR
	material.ior = ior;
	#ifdef USE_SPECULAR
		float specularIntensityFactor = specularIntensity;
		vec3 specularColorFactor = specularColor;
		#ifdef USE_SPECULAR_COLORMAP
			specularColorFactor *= texture2D( specularColorMap, vSpecularColorMapUv ).rgb;
		#endif
		#ifdef USE_SPECULAR_INTENSITYMAP
			specularIntensityFactor *= texture2D( specularIntensityMap, vSpecularIntensityMapUv ).a;
		#endif
		material.specularF90 = mix( specularIntensityFactor, 1.0, metalnessFactor );
	#else
		float specularIntensityFactor = 1.0;
		vec3 specularColorFactor = vec3( 1.0 );
		material.specularF90 = 1.0;
	#endif
	material.specularColor = min( pow2( ( material.ior - 1.0 ) / ( material.ior + 1.0 ) ) * specularColorFactor, vec3( 1.0 ) ) * specularIntensityFactor;
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
#else
	material.specularColor = vec3( 0.04 );
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
	material.specularF90 = 1.0;
#endif
#ifdef USE_CLEARCOAT
	material.clearcoat = clearcoat;
	material.clearcoatRoughness = clearcoatRoughness;
	material.clearcoatF0 = vec3( 0.04 );
	material.clearcoatF90 = 1.0;
	#ifdef USE_CLEARCOATMAP
		material.clearcoat *= texture2D( clearcoatMap, vClearcoatMapUv ).x;
	#endif
	#ifdef USE_CLEARCOAT_ROUGHNESSMAP
		material.clearcoatRoughness *= texture2D( clearcoatRoughnessMap, vClearcoatRoughnessMapUv ).y;
	#endif
	material.clearcoat = saturate( material.clearcoat );	material.clearcoatRoughness = max( material.clearcoatRoughness, 0.045 );
	material.clearcoatRoughness += geometryRoughness;
	material.clearcoatRoughness = min( material.clearcoatRoughness, 1.0 );
#endif
#ifdef USE_DISPERSION
	material.dispersion = dispersion;
#endif
#ifdef USE_RETROREFLECTION
	material.retroreflectivity = retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	material.iridescence = iridescence;
	material.iridescenceIOR = iridescenceIOR;
	#ifdef USE_IRIDESCENCEMAP
		material.iridescence *= texture2D( iridescenceMap, vIridescenceMapUv ).r;
	#endif
	#ifdef USE_IRIDESCENCE_THICKNESSMAP
		material.iridescenceThickness = (iridescenceThicknessMaximum - iridescenceThicknessMinimum) * texture2D( iridescenceThicknessMap, vIridescenceThicknessMapUv ).g + iridescenceThicknessMinimum;
	#else
		material.iridescenceThickness = iridescenceThicknessMaximum;
	#endif
#endif
#ifdef USE_SHEEN
	material.sheenColor = sheenColor;
	#ifdef USE_SHEEN_COLORMAP
		material.sheenColor *= texture2D( sheenColorMap, vSheenColorMapUv ).rgb;
	#endif
	material.sheenRoughness = clamp( sheenRoughness, 0.0001, 1.0 );
	#ifdef USE_SHEEN_ROUGHNESSMAP
		material.sheenRoughness *= texture2D( sheenRoughnessMap, vSheenRoughnessMapUv ).a;
	#endif
#endif
#ifdef USE_ANISOTROPY
	#ifdef USE_ANISOTROPYMAP
		mat2 anisotropyMat = mat2( anisotropyVector.x, anisotropyVector.y, - anisotropyVector.y, anisotropyVector.x );
		vec3 anisotropyPolar = texture2D( anisotropyMap, vAnisotropyMapUv ).rgb;
		vec2 anisotropyV = anisotropyMat * normalize( 2.0 * anisotropyPolar.rg - vec2( 1.0 ) ) * anisotropyPolar.b;
	#else
		vec2 anisotropyV = anisotropyVector;
	#endif
	material.anisotropy = length( anisotropyV );
	if( material.anisotropy == 0.0 ) {
		anisotropyV = vec2( 1.0, 0.0 );
	} else {
		anisotropyV /= material.anisotropy;
		material.anisotropy = saturate( material.anisotropy );
	}
	material.alphaT = mix( pow2( material.roughness ), 1.0, pow2( material.anisotropy ) );
	material.anisotropyT = tbn[ 0 ] * anisotropyV.x + tbn[ 1 ] * anisotropyV.y;
	material.anisotropyB = tbn[ 1 ] * anisotropyV.x - tbn[ 0 ] * anisotropyV.y;
#endif`,gb=`uniform sampler2D dfgLUT;
struct PhysicalMaterial {
	vec3 diffuseColor;
	vec3 diffuseContribution;
	vec3 specularColor;
	vec3 specularColorBlended;
	float roughness;
	float metalness;
	float specularF90;
	float dispersion;
	vec2 dfg;
	vec3 multiScatteringCompensation;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float diffuseRoughness;
	#endif
	#ifdef USE_RETROREFLECTION
		float retroreflectivity;
	#endif
	#ifdef USE_CLEARCOAT
		float clearcoat;
		float clearcoatRoughness;
		vec3 clearcoatF0;
		float clearcoatF90;
	#endif
	#ifdef USE_IRIDESCENCE
		float iridescence;
		float iridescenceIOR;
		float iridescenceThickness;
		vec3 iridescenceFresnel;
		vec3 iridescenceF0Dielectric;
		vec3 iridescenceF0Metallic;
	#endif
	#ifdef USE_SHEEN
		vec3 sheenColor;
		float sheenRoughness;
	#endif
	#ifdef IOR
		float ior;
	#endif
	#ifdef USE_TRANSMISSION
		float transmission;
		float transmissionAlpha;
		float thickness;
		float attenuationDistance;
		vec3 attenuationColor;
	#endif
	#ifdef USE_ANISOTROPY
		float anisotropy;
		float alphaT;
		vec3 anisotropyT;
		vec3 anisotropyB;
	#endif
};
vec3 clearcoatSpecularDirect = vec3( 0.0 );
vec3 clearcoatSpecularIndirect = vec3( 0.0 );
vec3 sheenSpecularDirect = vec3( 0.0 );
vec3 sheenSpecularIndirect = vec3(0.0 );
vec3 Schlick_to_F0( const in vec3 f, const in float f90, const in float dotVH ) {
    float x = clamp( 1.0 - dotVH, 0.0, 1.0 );
    float x2 = x * x;
    float x5 = clamp( x * x2 * x2, 0.0, 0.9999 );
    return ( f - vec3( f90 ) * x5 ) / ( 1.0 - x5 );
}
#ifdef USE_DIFFUSE_ROUGHNESS
	const float EON_EPSILON = 1e-7;
	float FON_DirectionalAlbedo( const in float mu, const in float roughness, const in float A ) {
		float muComp = 1.0 - mu;
		float gOverPi = muComp * ( 0.0571085289 + muComp * ( 0.491881867 + muComp * ( - 0.332181442 + muComp * 0.0714429953 ) ) );
		return A * ( 1.0 + roughness * gOverPi );
	}
	vec3 BRDF_EON( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 diffuseColor, const in float roughness ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return BRDF_Lambert( rho );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float s = dot( lightDir, viewDir ) - dotNL * dotNV;
		float sOverT = ( s > 0.0 ) ? s / max( max( dotNL, dotNV ), EON_EPSILON ) : s;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		vec3 singleScatter = rho * RECIPROCAL_PI * A * ( 1.0 + roughness * sOverT );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		float albedoV = FON_DirectionalAlbedo( dotNV, roughness, A );
		float albedoL = FON_DirectionalAlbedo( dotNL, roughness, A );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		vec3 multiScatter = rhoMultiScatter * RECIPROCAL_PI
			* max( EON_EPSILON, 1.0 - albedoV )
			* max( EON_EPSILON, 1.0 - albedoL )
			/ max( EON_EPSILON, 1.0 - averageAlbedo );
		return singleScatter + multiScatter;
	}
	vec3 EON_DirectionalAlbedo( const in vec3 diffuseColor, const in float roughness, const in float dotNV ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return rho;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		float directionalAlbedo = FON_DirectionalAlbedo( dotNV, roughness, A );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		return rho * directionalAlbedo + rhoMultiScatter * ( 1.0 - directionalAlbedo );
	}
#endif
float V_GGX_SmithCorrelated( const in float alpha, const in float dotNL, const in float dotNV ) {
	float a2 = pow2( alpha );
	float gv = dotNL * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNV ) );
	float gl = dotNV * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNL ) );
	return 0.5 / max( gv + gl, EPSILON );
}
float D_GGX( const in float alpha, const in float dotNH ) {
	float a2 = pow2( alpha );
	float denom = pow2( dotNH ) * ( a2 - 1.0 ) + 1.0;
	return RECIPROCAL_PI * a2 / pow2( denom );
}
#ifdef USE_ANISOTROPY
	float V_GGX_SmithCorrelated_Anisotropic( const in float alphaT, const in float alphaB, const in float dotTV, const in float dotBV, const in float dotTL, const in float dotBL, const in float dotNV, const in float dotNL ) {
		float gv = dotNL * length( vec3( alphaT * dotTV, alphaB * dotBV, dotNV ) );
		float gl = dotNV * length( vec3( alphaT * dotTL, alphaB * dotBL, dotNL ) );
		return 0.5 / max( gv + gl, EPSILON );
	}
	float D_GGX_Anisotropic( const in float alphaT, const in float alphaB, const in float dotNH, const in float dotTH, const in float dotBH ) {
		float a2 = alphaT * alphaB;
		highp vec3 v = vec3( alphaB * dotTH, alphaT * dotBH, a2 * dotNH );
		highp float v2 = dot( v, v );
		float w2 = a2 / v2;
		return RECIPROCAL_PI * a2 * pow2 ( w2 );
	}
#endif
#ifdef USE_CLEARCOAT
	vec3 BRDF_GGX_Clearcoat( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material) {
		vec3 f0 = material.clearcoatF0;
		float f90 = material.clearcoatF90;
		float roughness = max( material.clearcoatRoughness, 0.045 );
		float alpha = pow2( roughness );
		vec3 halfDir = normalize( lightDir + viewDir );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float dotNH = saturate( dot( normal, halfDir ) );
		float dotVH = saturate( dot( viewDir, halfDir ) );
		vec3 F = F_Schlick( f0, f90, dotVH );
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
		return F * ( V * D );
	}
#endif
vec3 BRDF_GGX( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material ) {
	vec3 f0 = material.specularColorBlended;
	float f90 = material.specularF90;
	float roughness = max( material.roughness, 0.045 );
	float alpha = pow2( roughness );
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( f0, f90, dotVH );
	#ifdef USE_IRIDESCENCE
		F = mix( F, material.iridescenceFresnel, material.iridescence );
	#endif
	#ifdef USE_ANISOTROPY
		float dotTL = dot( material.anisotropyT, lightDir );
		float dotTV = dot( material.anisotropyT, viewDir );
		float dotTH = dot( material.anisotropyT, halfDir );
		float dotBL = dot( material.anisotropyB, lightDir );
		float dotBV = dot( material.anisotropyB, viewDir );
		float dotBH = dot( material.anisotropyB, halfDir );
		float alphaT = max( material.alphaT, alpha );
		float V = V_GGX_SmithCorrelated_Anisotropic( alphaT, alpha, dotTV, dotBV, dotTL, dotBL, dotNV, dotNL );
		float D = D_GGX_Anisotropic( alphaT, alpha, dotNH, dotTH, dotBH );
	#else
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
	#endif
	return F * ( V * D );
}
vec2 LTC_Uv( const in vec3 N, const in vec3 V, const in float roughness ) {
	const float LUT_SIZE = 64.0;
	const float LUT_SCALE = ( LUT_SIZE - 1.0 ) / LUT_SIZE;
	const float LUT_BIAS = 0.5 / LUT_SIZE;
	float dotNV = saturate( dot( N, V ) );
	vec2 uv = vec2( roughness, sqrt( 1.0 - dotNV ) );
	uv = uv * LUT_SCALE + LUT_BIAS;
	return uv;
}
float LTC_ClippedSphereFormFactor( const in vec3 f ) {
	float l = length( f );
	return max( ( l * l + f.z ) / ( l + 1.0 ), 0.0 );
}
vec3 LTC_EdgeVectorFormFactor( const in vec3 v1, const in vec3 v2 ) {
	float x = dot( v1, v2 );
	float y = abs( x );
	float a = 0.8543985 + ( 0.4965155 + 0.0145206 * y ) * y;
	float b = 3.4175940 + ( 4.1616724 + y ) * y;
	float v = a / b;
	float theta_sintheta = ( x > 0.0 ) ? v : 0.5 * inversesqrt( max( 1.0 - x * x, 1e-7 ) ) - v;
	return cross( v1, v2 ) * theta_sintheta;
}
vec3 LTC_Evaluate( const in vec3 N, const in vec3 V, const in vec3 P, const in mat3 mInv, const in vec3 rectCoords[ 4 ] ) {
	vec3 v1 = rectCoords[ 1 ] - rectCoords[ 0 ];
	vec3 v2 = rectCoords[ 3 ] - rectCoords[ 0 ];
	vec3 lightNormal = cross( v1, v2 );
	if( dot( lightNormal, P - rectCoords[ 0 ] ) < 0.0 ) return vec3( 0.0 );
	vec3 T1, T2;
	T1 = normalize( V - N * dot( V, N ) );
	T2 = - cross( N, T1 );
	mat3 mat = mInv * transpose( mat3( T1, T2, N ) );
	vec3 coords[ 4 ];
	coords[ 0 ] = mat * ( rectCoords[ 0 ] - P );
	coords[ 1 ] = mat * ( rectCoords[ 1 ] - P );
	coords[ 2 ] = mat * ( rectCoords[ 2 ] - P );
	coords[ 3 ] = mat * ( rectCoords[ 3 ] - P );
	coords[ 0 ] = normalize( coords[ 0 ] );
	coords[ 1 ] = normalize( coords[ 1 ] );
	coords[ 2 ] = normalize( coords[ 2 ] );
	coords[ 3 ] = normalize( coords[ 3 ] );
	vec3 vectorFormFactor = vec3( 0.0 );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 0 ], coords[ 1 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 1 ], coords[ 2 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 2 ], coords[ 3 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 3 ], coords[ 0 ] );
	float result = LTC_ClippedSphereFormFactor( vectorFormFactor );
	return vec3( result );
}
#if defined( USE_SHEEN )
float D_Charlie( float roughness, float dotNH ) {
	float alpha = pow2( roughness );
	float invAlpha = 1.0 / alpha;
	float cos2h = dotNH * dotNH;
	float sin2h = max( 1.0 - cos2h, 0.0078125 );
	return ( 2.0 + invAlpha ) * pow( sin2h, invAlpha * 0.5 ) / ( 2.0 * PI );
}
float V_Neubelt( float dotNV, float dotNL ) {
	return saturate( 1.0 / ( 4.0 * ( dotNL + dotNV - dotNL * dotNV ) ) );
}
vec3 BRDF_Sheen( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, vec3 sheenColor, const in float sheenRoughness ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float D = D_Charlie( sheenRoughness, dotNH );
	float V = V_Neubelt( dotNV, dotNL );
	return sheenColor * ( D * V );
}
#endif
float IBLSheenBRDF( const in vec3 normal, const in vec3 viewDir, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	float r2 = roughness * roughness;
	float rInv = 1.0 / ( roughness + 0.1 );
	float a = -1.9362 + 1.0678 * roughness + 0.4573 * r2 - 0.8469 * rInv;
	float b = -0.6014 + 0.5538 * roughness - 0.4670 * r2 - 0.1255 * rInv;
	float DG = exp( a * dotNV + b );
	return saturate( DG );
}
vec3 EnvironmentBRDF( const in vec3 normal, const in vec3 viewDir, const in vec3 specularColor, const in float specularF90, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	vec2 fab = texture2D( dfgLUT, vec2( roughness, dotNV ) ).rg;
	return specularColor * fab.x + specularF90 * fab.y;
}
#ifdef USE_IRIDESCENCE
void computeMultiscatteringIridescence( const in vec2 fab, const in vec3 specularColor, const in float specularF90, const in float iridescence, const in vec3 iridescenceF0, inout vec3 singleScatter, inout vec3 multiScatter ) {
#else
void computeMultiscattering( const in vec2 fab, const in vec3 specularColor, const in float specularF90, inout vec3 singleScatter, inout vec3 multiScatter ) {
#endif
	#ifdef USE_IRIDESCENCE
		vec3 Fr = mix( specularColor, iridescenceF0, iridescence );
	#else
		vec3 Fr = specularColor;
	#endif
	vec3 FssEss = Fr * fab.x + specularF90 * fab.y;
	float Ess = fab.x + fab.y;
	float Ems = 1.0 - Ess;
	vec3 Favg = Fr + ( 1.0 - Fr ) * 0.047619;	vec3 Fms = FssEss * Favg / ( 1.0 - Ems * Favg );
	singleScatter += FssEss;
	multiScatter += Fms * Ems;
}
#if NUM_RECT_AREA_LIGHTS > 0
	void RE_Direct_RectArea_Physical( const in RectAreaLight rectAreaLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
		vec3 normal = geometryNormal;
		vec3 viewDir = geometryViewDir;
		vec3 position = geometryPosition;
		vec3 lightPos = rectAreaLight.position;
		vec3 halfWidth = rectAreaLight.halfWidth;
		vec3 halfHeight = rectAreaLight.halfHeight;
		vec3 lightColor = rectAreaLight.color;
		float roughness = material.roughness;
		vec3 rectCoords[ 4 ];
		rectCoords[ 0 ] = lightPos + halfWidth - halfHeight;		rectCoords[ 1 ] = lightPos - halfWidth - halfHeight;
		rectCoords[ 2 ] = lightPos - halfWidth + halfHeight;
		rectCoords[ 3 ] = lightPos + halfWidth + halfHeight;
		vec2 uv = LTC_Uv( normal, viewDir, roughness );
		vec4 t1 = texture2D( ltc_1, uv );
		vec4 t2 = texture2D( ltc_2, uv );
		mat3 mInv = mat3(
			vec3( t1.x, 0, t1.y ),
			vec3(    0, 1,    0 ),
			vec3( t1.z, 0, t1.w )
		);
		vec3 fresnel = ( material.specularColorBlended * t2.x + ( material.specularF90 - material.specularColorBlended ) * t2.y );
		reflectedLight.directSpecular += lightColor * fresnel * LTC_Evaluate( normal, viewDir, position, mInv, rectCoords );
		reflectedLight.directDiffuse += lightColor * material.diffuseContribution * LTC_Evaluate( normal, viewDir, position, mat3( 1.0 ), rectCoords );
		#ifdef USE_CLEARCOAT
			vec3 Ncc = geometryClearcoatNormal;
			vec2 uvClearcoat = LTC_Uv( Ncc, viewDir, material.clearcoatRoughness );
			vec4 t1Clearcoat = texture2D( ltc_1, uvClearcoat );
			vec4 t2Clearcoat = texture2D( ltc_2, uvClearcoat );
			mat3 mInvClearcoat = mat3(
				vec3( t1Clearcoat.x, 0, t1Clearcoat.y ),
				vec3(             0, 1,             0 ),
				vec3( t1Clearcoat.z, 0, t1Clearcoat.w )
			);
			vec3 fresnelClearcoat = material.clearcoatF0 * t2Clearcoat.x + ( material.clearcoatF90 - material.clearcoatF0 ) * t2Clearcoat.y;
			clearcoatSpecularDirect += lightColor * fresnelClearcoat * LTC_Evaluate( Ncc, viewDir, position, mInvClearcoat, rectCoords );
		#endif
	}
#endif
void RE_Direct_Physical( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	#ifdef USE_CLEARCOAT
		float dotNLcc = saturate( dot( geometryClearcoatNormal, directLight.direction ) );
		vec3 ccIrradiance = dotNLcc * directLight.color;
		clearcoatSpecularDirect += ccIrradiance * BRDF_GGX_Clearcoat( directLight.direction, geometryViewDir, geometryClearcoatNormal, material );
	#endif
	#ifdef USE_SHEEN
 
 		sheenSpecularDirect += irradiance * BRDF_Sheen( directLight.direction, geometryViewDir, geometryNormal, material.sheenColor, material.sheenRoughness );
 
 		float sheenAlbedoV = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
 		float sheenAlbedoL = IBLSheenBRDF( geometryNormal, directLight.direction, material.sheenRoughness );
 
 		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * max( sheenAlbedoV, sheenAlbedoL );
 
 		irradiance *= sheenEnergyComp;
 
 	#endif
	vec3 specularBRDF = BRDF_GGX( directLight.direction, geometryViewDir, geometryNormal, material );
	#ifdef USE_RETROREFLECTION
		vec3 retroViewDir = reflect( - geometryViewDir, geometryNormal );
		vec3 retroSpecularBRDF = BRDF_GGX( directLight.direction, retroViewDir, geometryNormal, material );
		specularBRDF = mix( specularBRDF, retroSpecularBRDF, saturate( material.retroreflectivity ) );
	#endif
	reflectedLight.directSpecular += irradiance * specularBRDF * material.multiScatteringCompensation;
	vec3 halfDir = normalize( directLight.direction + geometryViewDir );
	float dotVH = saturate( dot( geometryViewDir, halfDir ) );
	vec3 F = F_Schlick( material.specularColor, material.specularF90, dotVH );
	#ifdef USE_RETROREFLECTION
		vec3 retroHalfDir = normalize( directLight.direction + retroViewDir );
		float dotRetroVH = saturate( dot( retroViewDir, retroHalfDir ) );
		vec3 retroF = F_Schlick( material.specularColor, material.specularF90, dotRetroVH );
		F = mix( F, retroF, saturate( material.retroreflectivity ) );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		vec3 diffuseBRDF = BRDF_EON( directLight.direction, geometryViewDir, geometryNormal, material.diffuseColor, material.diffuseRoughness ) * ( 1.0 - material.metalness );
	#else
		vec3 diffuseBRDF = BRDF_Lambert( material.diffuseContribution );
	#endif
	reflectedLight.directDiffuse += irradiance * diffuseBRDF * ( 1.0 - F );
}
void RE_IndirectDiffuse_Physical( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 singleScattering = vec3( 0.0 );
	vec3 multiScattering = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScattering, multiScattering );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScattering, multiScattering );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuseAlbedo = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness );
		vec3 diffuse = irradiance * RECIPROCAL_PI * diffuseAlbedo * ( 1.0 - singleScattering - multiScattering );
	#else
		vec3 diffuse = irradiance * BRDF_Lambert( material.diffuseContribution ) * ( 1.0 - singleScattering - multiScattering );
	#endif
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		sheenSpecularIndirect += irradiance * material.sheenColor * sheenAlbedo * RECIPROCAL_PI;
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		diffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectDiffuse += diffuse;
}
void RE_IndirectSpecular_Physical( const in vec3 radiance, const in vec3 irradiance, const in vec3 clearcoatRadiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight) {
	#ifdef USE_CLEARCOAT
		clearcoatSpecularIndirect += clearcoatRadiance * EnvironmentBRDF( geometryClearcoatNormal, geometryViewDir, material.clearcoatF0, material.clearcoatF90, material.clearcoatRoughness );
	#endif
	#ifdef USE_SHEEN
		sheenSpecularIndirect += irradiance * material.sheenColor * IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness ) * RECIPROCAL_PI;
 	#endif
	vec3 singleScatteringDielectric = vec3( 0.0 );
	vec3 multiScatteringDielectric = vec3( 0.0 );
	vec3 singleScatteringMetallic = vec3( 0.0 );
	vec3 multiScatteringMetallic = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscatteringIridescence( material.dfg, material.diffuseColor, material.specularF90, material.iridescence, material.iridescenceF0Metallic, singleScatteringMetallic, multiScatteringMetallic );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscattering( material.dfg, material.diffuseColor, material.specularF90, singleScatteringMetallic, multiScatteringMetallic );
	#endif
	vec3 singleScattering = mix( singleScatteringDielectric, singleScatteringMetallic, material.metalness );
	vec3 multiScattering = mix( multiScatteringDielectric, multiScatteringMetallic, material.metalness );
	vec3 totalScatteringDielectric = singleScatteringDielectric + multiScatteringDielectric;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuse = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness ) * ( 1.0 - totalScatteringDielectric );
	#else
		vec3 diffuse = material.diffuseContribution * ( 1.0 - totalScatteringDielectric );
	#endif
	vec3 cosineWeightedIrradiance = irradiance * RECIPROCAL_PI;
	vec3 indirectSpecular = radiance * singleScattering;
	indirectSpecular += multiScattering * cosineWeightedIrradiance;
	vec3 indirectDiffuse = diffuse * cosineWeightedIrradiance;
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		indirectSpecular *= sheenEnergyComp;
		indirectDiffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectSpecular += indirectSpecular;
	reflectedLight.indirectDiffuse += indirectDiffuse;
}
#define RE_Direct				RE_Direct_Physical
#define RE_Direct_RectArea		RE_Direct_RectArea_Physical
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Physical
#define RE_IndirectSpecular		RE_IndirectSpecular_Physical
float computeSpecularOcclusion( const in float dotNV, const in float ambientOcclusion, const in float roughness ) {
	return saturate( pow( dotNV + ambientOcclusion, exp2( - 16.0 * roughness - 1.0 ) ) - 1.0 + ambientOcclusion );
}`,_b=`
vec3 geometryPosition = - vViewPosition;
vec3 geometryNormal = normal;
vec3 geometryViewDir = ( isOrthographic ) ? vec3( 0, 0, 1 ) : normalize( vViewPosition );
vec3 geometryClearcoatNormal = vec3( 0.0 );
#ifdef USE_CLEARCOAT
	geometryClearcoatNormal = clearcoatNormal;
#endif
#ifdef USE_IRIDESCENCE
	float dotNVi = saturate( dot( normal, geometryViewDir ) );
	if ( material.iridescenceThickness == 0.0 ) {
		material.iridescence = 0.0;
	} else {
		material.iridescence = saturate( material.iridescence );
	}
	if ( material.iridescence > 0.0 ) {
		vec3 iridescenceFresnelDielectric = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.specularColor );
		vec3 iridescenceFresnelMetallic = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.diffuseColor );
		material.iridescenceFresnel = mix( iridescenceFresnelDielectric, iridescenceFresnelMetallic, material.metalness );
		material.iridescenceF0Dielectric = Schlick_to_F0( iridescenceFresnelDielectric, 1.0, dotNVi );
		material.iridescenceF0Metallic = Schlick_to_F0( iridescenceFresnelMetallic, 1.0, dotNVi );
	}
#endif
#ifdef STANDARD
	float dotNVms = saturate( dot( geometryNormal, geometryViewDir ) );
	material.dfg = texture2D( dfgLUT, vec2( material.roughness, dotNVms ) ).rg;
	#if ( NUM_SUN_LIGHTS > 0 || NUM_DIR_LIGHTS > 0 || NUM_POINT_LIGHTS > 0 || NUM_SPOT_LIGHTS > 0 )
		float EssMs = material.dfg.x + material.dfg.y;
		material.multiScatteringCompensation = 1.0 + material.specularColorBlended * ( 1.0 / EssMs - 1.0 );
	#endif
#endif
IncidentLight directLight;
#if ( NUM_POINT_LIGHTS > 0 ) && defined( RE_Direct )
	PointLight pointLight;
	#if defined( USE_SHADOWMAP ) && NUM_POINT_LIGHT_SHADOWS > 0
	PointLightShadow pointLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHTS; i ++ ) {
		pointLight = pointLights[ i ];
		getPointLightInfo( pointLight, geometryPosition, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_POINT_LIGHT_SHADOWS ) && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
		pointLightShadow = pointLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getPointShadow( pointShadowMap[ i ], pointLightShadow.shadowMapSize, pointLightShadow.shadowIntensity, pointLightShadow.shadowBias, pointLightShadow.shadowRadius, vPointShadowCoord[ i ], pointLightShadow.shadowCameraNear, pointLightShadow.shadowCameraFar ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SPOT_LIGHTS > 0 ) && defined( RE_Direct )
	SpotLight spotLight;
	vec4 spotColor;
	vec3 spotLightCoord;
	bool inSpotLightMap;
	#if defined( USE_SHADOWMAP ) && NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHTS; i ++ ) {
		spotLight = spotLights[ i ];
		getSpotLightInfo( spotLight, geometryPosition, directLight );
		#if ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#define SPOT_LIGHT_MAP_INDEX UNROLLED_LOOP_INDEX
		#elif ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		#define SPOT_LIGHT_MAP_INDEX NUM_SPOT_LIGHT_MAPS
		#else
		#define SPOT_LIGHT_MAP_INDEX ( UNROLLED_LOOP_INDEX - NUM_SPOT_LIGHT_SHADOWS + NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#endif
		#if ( SPOT_LIGHT_MAP_INDEX < NUM_SPOT_LIGHT_MAPS )
			spotLightCoord = vSpotLightCoord[ i ].xyz / vSpotLightCoord[ i ].w;
			inSpotLightMap = all( lessThan( abs( spotLightCoord * 2. - 1. ), vec3( 1.0 ) ) );
			spotColor = texture2D( spotLightMap[ SPOT_LIGHT_MAP_INDEX ], spotLightCoord.xy );
			directLight.color = inSpotLightMap ? directLight.color * spotColor.rgb : directLight.color;
		#endif
		#undef SPOT_LIGHT_MAP_INDEX
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		spotLightShadow = spotLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( spotShadowMap[ i ], spotLightShadow.shadowMapSize, spotLightShadow.shadowIntensity, spotLightShadow.shadowBias, spotLightShadow.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SUN_LIGHTS > 0 ) && defined( RE_Direct )
	SunLight sunLight;
	#if defined( USE_SHADOWMAP ) && NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHTS; i ++ ) {
		sunLight = sunLights[ i ];
		getSunLightInfo( sunLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SUN_LIGHT_SHADOWS )
		sunLightShadow = sunLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getSunShadow( sunShadowMap[ i ], sunLightShadow, UNROLLED_LOOP_INDEX ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_DIR_LIGHTS > 0 ) && defined( RE_Direct )
	DirectionalLight directionalLight;
	#if defined( USE_SHADOWMAP ) && NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHTS; i ++ ) {
		directionalLight = directionalLights[ i ];
		getDirectionalLightInfo( directionalLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_DIR_LIGHT_SHADOWS )
		directionalLightShadow = directionalLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( directionalShadowMap[ i ], directionalLightShadow.shadowMapSize, directionalLightShadow.shadowIntensity, directionalLightShadow.shadowBias, directionalLightShadow.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_RECT_AREA_LIGHTS > 0 ) && defined( RE_Direct_RectArea )
	RectAreaLight rectAreaLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_RECT_AREA_LIGHTS; i ++ ) {
		rectAreaLight = rectAreaLights[ i ];
		RE_Direct_RectArea( rectAreaLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if defined( RE_IndirectDiffuse )
	vec3 iblIrradiance = vec3( 0.0 );
	vec3 irradiance = getAmbientLightIrradiance( ambientLightColor );
	#if defined( USE_LIGHT_PROBES )
		irradiance += getLightProbeIrradiance( lightProbe, geometryNormal );
	#endif
	#if ( NUM_HEMI_LIGHTS > 0 )
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_HEMI_LIGHTS; i ++ ) {
			irradiance += getHemisphereLightIrradiance( hemisphereLights[ i ], geometryNormal );
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_LIGHT_PROBE_GRIDS > 0
		vec3 probeWorldPos = ( ( vec4( geometryPosition, 1.0 ) - viewMatrix[ 3 ] ) * viewMatrix ).xyz;
		vec3 probeWorldNormal = transformNormalByInverseViewMatrix( geometryNormal, viewMatrix );
		int probeGrid = - 1;
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( isInsideLightProbeGrid( probeWorldPos, probeWorldNormal, probesMin[ i ], probesMax[ i ], probesResolution[ i ] ) ) probeGrid = UNROLLED_LOOP_INDEX;
		}
		#pragma unroll_loop_end
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( probeGrid == UNROLLED_LOOP_INDEX ) irradiance += getLightProbeGridIrradiance( probesSH[ i ], probesMin[ i ], probesMax[ i ], probesResolution[ i ], probeWorldPos, probeWorldNormal );
		}
		#pragma unroll_loop_end
	#endif
#endif
#if defined( RE_IndirectSpecular )
	vec3 radiance = vec3( 0.0 );
	vec3 clearcoatRadiance = vec3( 0.0 );
#endif`,vb=`#if defined( RE_IndirectDiffuse )
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		vec3 lightMapIrradiance = lightMapTexel.rgb * lightMapIntensity;
		irradiance += lightMapIrradiance;
	#endif
	#if defined( USE_ENVMAP ) && defined( ENVMAP_TYPE_PMREM )
		#if defined( STANDARD ) || defined( LAMBERT ) || defined( PHONG )
			iblIrradiance += getIBLIrradiance( geometryNormal );
		#endif
	#endif
#endif
#if defined( USE_ENVMAP ) && defined( RE_IndirectSpecular )
	#ifdef USE_ANISOTROPY
		vec3 iblRadiance = getIBLAnisotropyRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
	#else
		vec3 iblRadiance = getIBLRadiance( geometryViewDir, geometryNormal, material.roughness );
	#endif
	#ifdef USE_RETROREFLECTION
		#ifdef USE_ANISOTROPY
			vec3 retroIBLRadiance = getIBLAnisotropyRetroRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
		#else
			vec3 retroIBLRadiance = getIBLRetroRadiance( geometryViewDir, geometryNormal, material.roughness );
		#endif
		iblRadiance = mix( iblRadiance, retroIBLRadiance, saturate( material.retroreflectivity ) );
	#endif
	radiance += iblRadiance;
	#ifdef USE_CLEARCOAT
		clearcoatRadiance += getIBLRadiance( geometryViewDir, geometryClearcoatNormal, material.clearcoatRoughness );
	#endif
#endif`,yb=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,xb=`#if NUM_LIGHT_PROBE_GRIDS > 0
uniform highp sampler3D probesSH[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMin[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMax[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesResolution[ NUM_LIGHT_PROBE_GRIDS ];
bool isInsideLightProbeGrid( vec3 worldPos, vec3 worldNormal, vec3 probesMin, vec3 probesMax, vec3 probesResolution ) {
	vec3 spacing = ( probesMax - probesMin ) / probesResolution;
	vec3 samplePos = worldPos + worldNormal * spacing * 0.5;
	vec3 margin = spacing * 0.01;
	return all( greaterThanEqual( samplePos, probesMin - margin ) ) && all( lessThanEqual( samplePos, probesMax + margin ) );
}
vec3 getLightProbeGridIrradiance( highp sampler3D probesSH, vec3 probesMin, vec3 probesMax, vec3 probesResolution, vec3 worldPos, vec3 worldNormal ) {
	vec3 res = probesResolution;
	vec3 gridRange = probesMax - probesMin;
	vec3 probeSpacing = gridRange / res;
	vec3 samplePos = worldPos + worldNormal * probeSpacing * 0.5;
	vec3 uvw = clamp( ( samplePos - probesMin ) / gridRange, 0.5 / res, 1.0 - 0.5 / res );
	float nz          = res.z;
	float paddedSlices = nz + 2.0;
	float atlasDepth  = 7.0 * paddedSlices;
	float uvZBase     = uvw.z * nz + 1.0;
	vec4 s0 = texture( probesSH, vec3( uvw.xy, ( uvZBase                       ) / atlasDepth ) );
	vec4 s1 = texture( probesSH, vec3( uvw.xy, ( uvZBase +       paddedSlices   ) / atlasDepth ) );
	vec4 s2 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 2.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s3 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 3.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s4 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 4.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s5 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 5.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s6 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 6.0 * paddedSlices   ) / atlasDepth ) );
	vec3 c0 = s0.xyz;
	vec3 c1 = vec3( s0.w, s1.xy );
	vec3 c2 = vec3( s1.zw, s2.x );
	vec3 c3 = s2.yzw;
	vec3 c4 = s3.xyz;
	vec3 c5 = vec3( s3.w, s4.xy );
	vec3 c6 = vec3( s4.zw, s5.x );
	vec3 c7 = s5.yzw;
	vec3 c8 = s6.xyz;
	float x = worldNormal.x, y = worldNormal.y, z = worldNormal.z;
	vec3 result = c0 * 0.886227;
	result += c1 * 2.0 * 0.511664 * y;
	result += c2 * 2.0 * 0.511664 * z;
	result += c3 * 2.0 * 0.511664 * x;
	result += c4 * 2.0 * 0.429043 * x * y;
	result += c5 * 2.0 * 0.429043 * y * z;
	result += c6 * ( 0.743125 * z * z - 0.247708 );
	result += c7 * 2.0 * 0.429043 * x * z;
	result += c8 * 0.429043 * ( x * x - y * y );
	return max( result, vec3( 0.0 ) );
}
#endif`,bb=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,Sb=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,Mb=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,wb=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,Eb=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,Tb=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,Ab=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
	#if defined( USE_POINTS_UV )
		vec2 uv = vUv;
	#else
		vec2 uv = ( uvTransform * vec3( gl_PointCoord.x, 1.0 - gl_PointCoord.y, 1 ) ).xy;
	#endif
#endif
#ifdef USE_MAP
	diffuseColor *= texture2D( map, uv );
#endif
#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, uv ).g;
#endif`,Cb=`#if defined( USE_POINTS_UV )
	varying vec2 vUv;
#else
	#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
		uniform mat3 uvTransform;
	#endif
#endif
#ifdef USE_MAP
	uniform sampler2D map;
#endif
#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,Rb=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,Pb=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,Ib=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,Lb=`#if defined( USE_MORPHCOLORS )
	#if defined( USE_COLOR_ALPHA )
		vColor *= morphTargetBaseInfluence;
	#elif defined( USE_COLOR )
		vColor.rgb *= morphTargetBaseInfluence;
	#endif
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		#if defined( USE_COLOR_ALPHA )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ) * morphTargetInfluences[ i ];
		#elif defined( USE_COLOR )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor.rgb += getMorph( gl_VertexID, i, 2 ).rgb * morphTargetInfluences[ i ];
		#endif
	}
#endif`,Db=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,Nb=`#ifdef USE_MORPHTARGETS
	#ifndef USE_INSTANCING_MORPH
		uniform float morphTargetBaseInfluence;
		uniform float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	#endif
	uniform sampler2DArray morphTargetsTexture;
	uniform ivec2 morphTargetsTextureSize;
	vec4 getMorph( const in int vertexIndex, const in int morphTargetIndex, const in int offset ) {
		int texelIndex = vertexIndex * MORPHTARGETS_TEXTURE_STRIDE + offset;
		int y = texelIndex / morphTargetsTextureSize.x;
		int x = texelIndex - y * morphTargetsTextureSize.x;
		ivec3 morphUV = ivec3( x, y, morphTargetIndex );
		return texelFetch( morphTargetsTexture, morphUV, 0 );
	}
#endif`,Fb=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,Ub=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
#ifdef FLAT_SHADED
	vec3 fdx = dFdx( vViewPosition );
	vec3 fdy = dFdy( vViewPosition );
	vec3 normal = normalize( cross( fdx, fdy ) );
#else
	vec3 normal = normalize( vNormal );
	#ifdef DOUBLE_SIDED
		normal *= faceDirection;
	#endif
#endif
#if defined( USE_NORMALMAP_TANGENTSPACE ) || defined( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY )
	#ifdef USE_TANGENT
		mat3 tbn = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn = getTangentFrame( - vViewPosition, normal,
		#if defined( USE_NORMALMAP )
			vNormalMapUv
		#elif defined( USE_CLEARCOAT_NORMALMAP )
			vClearcoatNormalMapUv
		#else
			vUv
		#endif
		);
	#endif
	#ifdef DOUBLE_SIDED
		tbn[0] *= faceDirection;
		tbn[1] *= faceDirection;
	#endif
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	#ifdef USE_TANGENT
		mat3 tbn2 = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn2 = getTangentFrame( - vViewPosition, normal, vClearcoatNormalMapUv );
	#endif
	#ifdef DOUBLE_SIDED
		tbn2[0] *= faceDirection;
		tbn2[1] *= faceDirection;
	#endif
#endif
vec3 nonPerturbedNormal = normal;`,Ob=`#ifdef USE_NORMALMAP_OBJECTSPACE
	normal = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#ifdef FLIP_SIDED
		normal = - normal;
	#endif
	#ifdef DOUBLE_SIDED
		normal = normal * faceDirection;
	#endif
	normal = normalize( normalMatrix * normal );
#elif defined( USE_NORMALMAP_TANGENTSPACE )
	vec3 mapN = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#if defined( USE_PACKED_NORMALMAP )
		mapN = vec3( mapN.xy, sqrt( saturate( 1.0 - dot( mapN.xy, mapN.xy ) ) ) );
	#endif
	mapN.xy *= normalScale;
	normal = normalize( tbn * mapN );
#elif defined( USE_BUMPMAP )
	normal = perturbNormalArb( - vViewPosition, normal, dHdxy_fwd(), faceDirection );
#endif`,kb=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,Bb=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,zb=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,Vb=`#ifdef USE_NORMALMAP
	uniform sampler2D normalMap;
	uniform vec2 normalScale;
#endif
#ifdef USE_NORMALMAP_OBJECTSPACE
	uniform mat3 normalMatrix;
#endif
#if ! defined ( USE_TANGENT ) && ( defined ( USE_NORMALMAP_TANGENTSPACE ) || defined ( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY ) )
	mat3 getTangentFrame( vec3 eye_pos, vec3 surf_norm, vec2 uv ) {
		vec3 q0 = dFdx( eye_pos.xyz );
		vec3 q1 = dFdy( eye_pos.xyz );
		vec2 st0 = dFdx( uv.st );
		vec2 st1 = dFdy( uv.st );
		vec3 N = surf_norm;
		vec3 q1perp = cross( q1, N );
		vec3 q0perp = cross( N, q0 );
		vec3 T = q1perp * st0.x + q0perp * st1.x;
		vec3 B = q1perp * st0.y + q0perp * st1.y;
		float det = max( dot( T, T ), dot( B, B ) );
		float scale = ( det == 0.0 ) ? 0.0 : inversesqrt( det );
		return mat3( T * scale, B * scale, N );
	}
#endif`,Gb=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,Hb=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,Wb=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,Xb=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,qb=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,Yb=`vec3 packNormalToRGB( const in vec3 normal ) {
	return normalize( normal ) * 0.5 + 0.5;
}
vec3 unpackRGBToNormal( const in vec3 rgb ) {
	return 2.0 * rgb.xyz - 1.0;
}
const float PackUpscale = 256. / 255.;const float UnpackDownscale = 255. / 256.;const float ShiftRight8 = 1. / 256.;
const float Inv255 = 1. / 255.;
const vec4 PackFactors = vec4( 1.0, 256.0, 256.0 * 256.0, 256.0 * 256.0 * 256.0 );
const vec2 UnpackFactors2 = vec2( UnpackDownscale, 1.0 / PackFactors.g );
const vec3 UnpackFactors3 = vec3( UnpackDownscale / PackFactors.rg, 1.0 / PackFactors.b );
const vec4 UnpackFactors4 = vec4( UnpackDownscale / PackFactors.rgb, 1.0 / PackFactors.a );
vec4 packDepthToRGBA( const in float v ) {
	if( v <= 0.0 )
		return vec4( 0., 0., 0., 0. );
	if( v >= 1.0 )
		return vec4( 1., 1., 1., 1. );
	float vuf;
	float af = modf( v * PackFactors.a, vuf );
	float bf = modf( vuf * ShiftRight8, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec4( vuf * Inv255, gf * PackUpscale, bf * PackUpscale, af );
}
vec3 packDepthToRGB( const in float v ) {
	if( v <= 0.0 )
		return vec3( 0., 0., 0. );
	if( v >= 1.0 )
		return vec3( 1., 1., 1. );
	float vuf;
	float bf = modf( v * PackFactors.b, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec3( vuf * Inv255, gf * PackUpscale, bf );
}
vec2 packDepthToRG( const in float v ) {
	if( v <= 0.0 )
		return vec2( 0., 0. );
	if( v >= 1.0 )
		return vec2( 1., 1. );
	float vuf;
	float gf = modf( v * 256., vuf );
	return vec2( vuf * Inv255, gf );
}
float unpackRGBAToDepth( const in vec4 v ) {
	return dot( v, UnpackFactors4 );
}
float unpackRGBToDepth( const in vec3 v ) {
	return dot( v, UnpackFactors3 );
}
float unpackRGToDepth( const in vec2 v ) {
	return v.r * UnpackFactors2.r + v.g * UnpackFactors2.g;
}
vec4 pack2HalfToRGBA( const in vec2 v ) {
	vec4 r = vec4( v.x, fract( v.x * 255.0 ), v.y, fract( v.y * 255.0 ) );
	return vec4( r.x - r.y / 255.0, r.y, r.z - r.w / 255.0, r.w );
}
vec2 unpackRGBATo2Half( const in vec4 v ) {
	return vec2( v.x + ( v.y / 255.0 ), v.z + ( v.w / 255.0 ) );
}
float viewZToOrthographicDepth( const in float viewZ, const in float near, const in float far ) {
	return ( viewZ + near ) / ( near - far );
}
float orthographicDepthToViewZ( const in float depth, const in float near, const in float far ) {
	#ifdef USE_REVERSED_DEPTH_BUFFER
	
		return depth * ( far - near ) - far;
	#else
		return depth * ( near - far ) - near;
	#endif
}
float viewZToPerspectiveDepth( const in float viewZ, const in float near, const in float far ) {
	return ( ( near + viewZ ) * far ) / ( ( far - near ) * viewZ );
}
float perspectiveDepthToViewZ( const in float depth, const in float near, const in float far ) {
	
	#ifdef USE_REVERSED_DEPTH_BUFFER
		return ( near * far ) / ( ( near - far ) * depth - near );
	#else
		return ( near * far ) / ( ( far - near ) * depth - far );
	#endif
}`,$b=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,Zb=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,Kb=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,Jb=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,jb=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,Qb=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,tS=`#if NUM_SPOT_LIGHT_COORDS > 0
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#if NUM_SPOT_LIGHT_MAPS > 0
	uniform sampler2D spotLightMap[ NUM_SPOT_LIGHT_MAPS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		#define SUN_LIGHT_CASCADES 2
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#else
			uniform sampler2D sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#endif
		uniform mat4 sunShadowMatrix[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		uniform vec4 sunShadowCascade[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
		struct SunLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SunLightShadow sunLightShadows[ NUM_SUN_LIGHT_SHADOWS ];
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#else
			uniform sampler2D directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#endif
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#else
			uniform sampler2D spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#endif
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform samplerCubeShadow pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#elif defined( SHADOWMAP_TYPE_BASIC )
			uniform samplerCube pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#endif
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float interleavedGradientNoise( vec2 position ) {
			return fract( 52.9829189 * fract( dot( position, vec2( 0.06711056, 0.00583715 ) ) ) );
		}
		vec2 vogelDiskSample( int sampleIndex, int samplesCount, float phi ) {
			const float goldenAngle = 2.399963229728653;
			float r = sqrt( ( float( sampleIndex ) + 0.5 ) / float( samplesCount ) );
			float theta = float( sampleIndex ) * goldenAngle + phi;
			return vec2( cos( theta ), sin( theta ) ) * r;
		}
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float getShadow( sampler2DShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 texelSize = vec2( 1.0 ) / shadowMapSize;
				vec2 radius = shadowRadius * texelSize;
				float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
				shadow = (
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 0, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 1, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 2, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 3, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 4, 5, phi ) * radius, shadowCoord.z ) )
				) * 0.2;
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#elif defined( SHADOWMAP_TYPE_VSM )
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 distribution = texture2D( shadowMap, shadowCoord.xy ).rg;
				float mean = distribution.x;
				float variance = distribution.y * distribution.y;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					float hard_shadow = step( mean, shadowCoord.z );
				#else
					float hard_shadow = step( shadowCoord.z, mean );
				#endif
				
				if ( hard_shadow == 1.0 ) {
					shadow = 1.0;
				} else {
					variance = max( variance, 0.0000001 );
					float d = shadowCoord.z - mean;
					float p_max = variance / ( variance + d * d );
					p_max = clamp( ( p_max - 0.3 ) / 0.65, 0.0, 1.0 );
					shadow = max( hard_shadow, p_max );
				}
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#else
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				float depth = texture2D( shadowMap, shadowCoord.xy ).r;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					shadow = step( depth, shadowCoord.z );
				#else
					shadow = step( shadowCoord.z, depth );
				#endif
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#endif
	#if NUM_SUN_LIGHT_SHADOWS > 0
		float getSunShadow(
			#if defined( SHADOWMAP_TYPE_PCF )
				sampler2DShadow shadowMap,
			#else
				sampler2D shadowMap,
			#endif
			SunLightShadow sunLightShadow,
			int shadowIndex
		) {
			vec4 shadowWorldPosition = vec4( vSunShadowWorldPosition.xyz + vSunShadowWorldNormal * sunLightShadow.shadowNormalBias, 1.0 );
			float viewDepth = vSunShadowWorldPosition.w;
			int cascadeOffset = shadowIndex * SUN_LIGHT_CASCADES;
			float shadow = 1.0;
			for ( int i = SUN_LIGHT_CASCADES - 1; i >= 0; i -- ) {
				vec4 cascade = sunShadowCascade[ cascadeOffset + i ];
				if ( viewDepth >= cascade.x && viewDepth < cascade.y ) {
					float cascadeShadow = getShadow(
						shadowMap,
						sunLightShadow.shadowMapSize,
						sunLightShadow.shadowIntensity,
						sunLightShadow.shadowBias,
						sunLightShadow.shadowRadius,
						sunShadowMatrix[ cascadeOffset + i ] * shadowWorldPosition
					);
					shadow = mix( cascadeShadow, shadow, smoothstep( cascade.z, cascade.y, viewDepth ) );
				}
			}
			return shadow;
		}
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
	#if defined( SHADOWMAP_TYPE_PCF )
	float getPointShadow( samplerCubeShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 bd3D = normalize( lightToPosition );
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float lightDistance = length( lightToPosition );
			float depthRange = shadowCameraFar - shadowCameraNear;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				float depthA = - shadowCameraNear / depthRange - shadowBias;
				float depthB = shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#else
				float depthA = shadowCameraFar / depthRange + shadowBias;
				float depthB = - shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#endif
			float texelSize = shadowRadius / shadowMapSize.x;
			vec3 absDir = abs( bd3D );
			vec3 tangent = absDir.x > absDir.z ? vec3( 0.0, 1.0, 0.0 ) : vec3( 1.0, 0.0, 0.0 );
			tangent = normalize( cross( bd3D, tangent ) );
			vec3 bitangent = cross( bd3D, tangent );
			float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
			shadow = 0.0;
			for ( int i = 0; i < 5; i ++ ) {
				vec2 offset = vogelDiskSample( i, 5, phi );
				vec3 direction = bd3D + ( tangent * offset.x + bitangent * offset.y ) * texelSize;
				vec3 absDirection = abs( direction );
				float dp = depthA + depthB / max( max( absDirection.x, absDirection.y ), absDirection.z );
				shadow += texture( shadowMap, vec4( direction, dp ) );
			}
			shadow *= 0.2;
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#elif defined( SHADOWMAP_TYPE_BASIC )
	float getPointShadow( samplerCube shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float dp = ( shadowCameraFar * ( viewSpaceZ - shadowCameraNear ) ) / ( viewSpaceZ * ( shadowCameraFar - shadowCameraNear ) );
			dp += shadowBias;
			vec3 bd3D = normalize( lightToPosition );
			float depth = textureCube( shadowMap, bd3D ).r;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				depth = 1.0 - depth;
			#endif
			shadow = step( dp, depth );
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#endif
	#endif
#endif`,eS=`#if NUM_SPOT_LIGHT_COORDS > 0
	uniform mat4 spotLightMatrix[ NUM_SPOT_LIGHT_COORDS ];
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		uniform mat4 directionalShadowMatrix[ NUM_DIR_LIGHT_SHADOWS ];
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		uniform mat4 pointShadowMatrix[ NUM_POINT_LIGHT_SHADOWS ];
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
#endif`,nS=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
	#ifdef HAS_NORMAL
		vec3 shadowWorldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
	#else
		vec3 shadowWorldNormal = vec3( 0.0 );
	#endif
	vec4 shadowWorldPosition;
#endif
#if defined( USE_SHADOWMAP )
	#if NUM_SUN_LIGHT_SHADOWS > 0
		vSunShadowWorldPosition = vec4( worldPosition.xyz, - mvPosition.z );
		vSunShadowWorldNormal = shadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * directionalLightShadows[ i ].shadowNormalBias, 0 );
			vDirectionalShadowCoord[ i ] = directionalShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * pointLightShadows[ i ].shadowNormalBias, 0 );
			vPointShadowCoord[ i ] = pointShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
#endif
#if NUM_SPOT_LIGHT_COORDS > 0
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_COORDS; i ++ ) {
		shadowWorldPosition = worldPosition;
		#if ( defined( USE_SHADOWMAP ) && UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
			shadowWorldPosition.xyz += shadowWorldNormal * spotLightShadows[ i ].shadowNormalBias;
		#endif
		vSpotLightCoord[ i ] = spotLightMatrix[ i ] * shadowWorldPosition;
	}
	#pragma unroll_loop_end
#endif`,iS=`float getShadowMask() {
	float shadow = 1.0;
	#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHT_SHADOWS; i ++ ) {
		sunLight = sunLightShadows[ i ];
		shadow *= receiveShadow ? getSunShadow( sunShadowMap[ i ], sunLight, UNROLLED_LOOP_INDEX ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
		directionalLight = directionalLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( directionalShadowMap[ i ], directionalLight.shadowMapSize, directionalLight.shadowIntensity, directionalLight.shadowBias, directionalLight.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_SHADOWS; i ++ ) {
		spotLight = spotLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( spotShadowMap[ i ], spotLight.shadowMapSize, spotLight.shadowIntensity, spotLight.shadowBias, spotLight.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0 && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
	PointLightShadow pointLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
		pointLight = pointLightShadows[ i ];
		shadow *= receiveShadow ? getPointShadow( pointShadowMap[ i ], pointLight.shadowMapSize, pointLight.shadowIntensity, pointLight.shadowBias, pointLight.shadowRadius, vPointShadowCoord[ i ], pointLight.shadowCameraNear, pointLight.shadowCameraFar ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#endif
	return shadow;
}`,sS=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,rS=`#ifdef USE_SKINNING
	uniform mat4 bindMatrix;
	uniform mat4 bindMatrixInverse;
	uniform highp sampler2D boneTexture;
	mat4 getBoneMatrix( const in float i ) {
		int size = textureSize( boneTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( boneTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( boneTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( boneTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( boneTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
#endif`,oS=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,aS=`#ifdef USE_SKINNING
	mat4 skinMatrix = mat4( 0.0 );
	skinMatrix += skinWeight.x * boneMatX;
	skinMatrix += skinWeight.y * boneMatY;
	skinMatrix += skinWeight.z * boneMatZ;
	skinMatrix += skinWeight.w * boneMatW;
	skinMatrix = bindMatrixInverse * skinMatrix * bindMatrix;
	objectNormal = vec4( skinMatrix * vec4( objectNormal, 0.0 ) ).xyz;
	#ifdef USE_TANGENT
		objectTangent = vec4( skinMatrix * vec4( objectTangent, 0.0 ) ).xyz;
	#endif
#endif`,lS=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,cS=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,hS=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,uS=`#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
uniform float toneMappingExposure;
vec3 LinearToneMapping( vec3 color ) {
	return saturate( toneMappingExposure * color );
}
vec3 ReinhardToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	return saturate( color / ( vec3( 1.0 ) + color ) );
}
vec3 CineonToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	color = max( vec3( 0.0 ), color - 0.004 );
	return pow( ( color * ( 6.2 * color + 0.5 ) ) / ( color * ( 6.2 * color + 1.7 ) + 0.06 ), vec3( 2.2 ) );
}
vec3 RRTAndODTFit( vec3 v ) {
	vec3 a = v * ( v + 0.0245786 ) - 0.000090537;
	vec3 b = v * ( 0.983729 * v + 0.4329510 ) + 0.238081;
	return a / b;
}
vec3 ACESFilmicToneMapping( vec3 color ) {
	const mat3 ACESInputMat = mat3(
		vec3( 0.59719, 0.07600, 0.02840 ),		vec3( 0.35458, 0.90834, 0.13383 ),
		vec3( 0.04823, 0.01566, 0.83777 )
	);
	const mat3 ACESOutputMat = mat3(
		vec3(  1.60475, -0.10208, -0.00327 ),		vec3( -0.53108,  1.10813, -0.07276 ),
		vec3( -0.07367, -0.00605,  1.07602 )
	);
	color *= toneMappingExposure / 0.6;
	color = ACESInputMat * color;
	color = RRTAndODTFit( color );
	color = ACESOutputMat * color;
	return saturate( color );
}
const mat3 LINEAR_REC2020_TO_LINEAR_SRGB = mat3(
	vec3( 1.6605, - 0.1246, - 0.0182 ),
	vec3( - 0.5876, 1.1329, - 0.1006 ),
	vec3( - 0.0728, - 0.0083, 1.1187 )
);
const mat3 LINEAR_SRGB_TO_LINEAR_REC2020 = mat3(
	vec3( 0.6274, 0.0691, 0.0164 ),
	vec3( 0.3293, 0.9195, 0.0880 ),
	vec3( 0.0433, 0.0113, 0.8956 )
);
vec3 agxDefaultContrastApprox( vec3 x ) {
	vec3 x2 = x * x;
	vec3 x4 = x2 * x2;
	return + 15.5 * x4 * x2
		- 40.14 * x4 * x
		+ 31.96 * x4
		- 6.868 * x2 * x
		+ 0.4298 * x2
		+ 0.1191 * x
		- 0.00232;
}
vec3 AgXToneMapping( vec3 color ) {
	const mat3 AgXInsetMatrix = mat3(
		vec3( 0.856627153315983, 0.137318972929847, 0.11189821299995 ),
		vec3( 0.0951212405381588, 0.761241990602591, 0.0767994186031903 ),
		vec3( 0.0482516061458583, 0.101439036467562, 0.811302368396859 )
	);
	const mat3 AgXOutsetMatrix = mat3(
		vec3( 1.1271005818144368, - 0.1413297634984383, - 0.14132976349843826 ),
		vec3( - 0.11060664309660323, 1.157823702216272, - 0.11060664309660294 ),
		vec3( - 0.016493938717834573, - 0.016493938717834257, 1.2519364065950405 )
	);
	const float AgxMinEv = - 12.47393;	const float AgxMaxEv = 4.026069;
	color *= toneMappingExposure;
	color = LINEAR_SRGB_TO_LINEAR_REC2020 * color;
	color = AgXInsetMatrix * color;
	color = max( color, 1e-10 );	color = log2( color );
	color = ( color - AgxMinEv ) / ( AgxMaxEv - AgxMinEv );
	color = clamp( color, 0.0, 1.0 );
	color = agxDefaultContrastApprox( color );
	color = AgXOutsetMatrix * color;
	color = pow( max( vec3( 0.0 ), color ), vec3( 2.2 ) );
	color = LINEAR_REC2020_TO_LINEAR_SRGB * color;
	color = clamp( color, 0.0, 1.0 );
	return color;
}
vec3 NeutralToneMapping( vec3 color ) {
	const float StartCompression = 0.8 - 0.04;
	const float Desaturation = 0.15;
	color *= toneMappingExposure;
	float x = min( color.r, min( color.g, color.b ) );
	float offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
	color -= offset;
	float peak = max( color.r, max( color.g, color.b ) );
	if ( peak < StartCompression ) return color;
	float d = 1. - StartCompression;
	float newPeak = 1. - d * d / ( peak + d - StartCompression );
	color *= newPeak / peak;
	float g = 1. - 1. / ( Desaturation * ( peak - newPeak ) + 1. );
	return mix( color, vec3( newPeak ), g );
}
vec3 CustomToneMapping( vec3 color ) { return color; }`,dS=`#ifdef USE_TRANSMISSION
	material.transmission = transmission;
	material.transmissionAlpha = 1.0;
	material.thickness = thickness;
	material.attenuationDistance = attenuationDistance;
	material.attenuationColor = attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		material.transmission *= texture2D( transmissionMap, vTransmissionMapUv ).r;
	#endif
	#ifdef USE_THICKNESSMAP
		material.thickness *= texture2D( thicknessMap, vThicknessMapUv ).g;
	#endif
	vec3 pos = vWorldPosition;
	vec3 v = normalize( cameraPosition - pos );
	vec3 n = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec4 transmitted = getIBLVolumeRefraction(
		n, v, material.roughness, material.diffuseContribution, material.specularColorBlended, material.specularF90,
		pos, modelMatrix, viewMatrix, projectionMatrix, material.dispersion, material.ior, material.thickness,
		material.attenuationColor, material.attenuationDistance );
	material.transmissionAlpha = mix( material.transmissionAlpha, transmitted.a, material.transmission );
	totalDiffuse = mix( totalDiffuse, transmitted.rgb, material.transmission );
#endif`,fS=`#ifdef USE_TRANSMISSION
	uniform float transmission;
	uniform float thickness;
	uniform float attenuationDistance;
	uniform vec3 attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		uniform sampler2D transmissionMap;
	#endif
	#ifdef USE_THICKNESSMAP
		uniform sampler2D thicknessMap;
	#endif
	uniform vec2 transmissionSamplerSize;
	uniform sampler2D transmissionSamplerMap;
	uniform mat4 modelMatrix;
	uniform mat4 projectionMatrix;
	varying vec3 vWorldPosition;
	float w0( float a ) {
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - a + 3.0 ) - 3.0 ) + 1.0 );
	}
	float w1( float a ) {
		return ( 1.0 / 6.0 ) * ( a *  a * ( 3.0 * a - 6.0 ) + 4.0 );
	}
	float w2( float a ){
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - 3.0 * a + 3.0 ) + 3.0 ) + 1.0 );
	}
	float w3( float a ) {
		return ( 1.0 / 6.0 ) * ( a * a * a );
	}
	float g0( float a ) {
		return w0( a ) + w1( a );
	}
	float g1( float a ) {
		return w2( a ) + w3( a );
	}
	float h0( float a ) {
		return - 1.0 + w1( a ) / ( w0( a ) + w1( a ) );
	}
	float h1( float a ) {
		return 1.0 + w3( a ) / ( w2( a ) + w3( a ) );
	}
	vec4 bicubic( sampler2D tex, vec2 uv, vec4 texelSize, float lod ) {
		uv = uv * texelSize.zw + 0.5;
		vec2 iuv = floor( uv );
		vec2 fuv = fract( uv );
		float g0x = g0( fuv.x );
		float g1x = g1( fuv.x );
		float h0x = h0( fuv.x );
		float h1x = h1( fuv.x );
		float h0y = h0( fuv.y );
		float h1y = h1( fuv.y );
		vec2 p0 = ( vec2( iuv.x + h0x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p1 = ( vec2( iuv.x + h1x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p2 = ( vec2( iuv.x + h0x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		vec2 p3 = ( vec2( iuv.x + h1x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		return g0( fuv.y ) * ( g0x * textureLod( tex, p0, lod ) + g1x * textureLod( tex, p1, lod ) ) +
			g1( fuv.y ) * ( g0x * textureLod( tex, p2, lod ) + g1x * textureLod( tex, p3, lod ) );
	}
	vec4 textureBicubic( sampler2D sampler, vec2 uv, float lod ) {
		vec2 fLodSize = vec2( textureSize( sampler, int( lod ) ) );
		vec2 cLodSize = vec2( textureSize( sampler, int( lod + 1.0 ) ) );
		vec2 fLodSizeInv = 1.0 / fLodSize;
		vec2 cLodSizeInv = 1.0 / cLodSize;
		vec4 fSample = bicubic( sampler, uv, vec4( fLodSizeInv, fLodSize ), floor( lod ) );
		vec4 cSample = bicubic( sampler, uv, vec4( cLodSizeInv, cLodSize ), ceil( lod ) );
		return mix( fSample, cSample, fract( lod ) );
	}
	vec3 getVolumeTransmissionRay( const in vec3 n, const in vec3 v, const in float thickness, const in float ior, const in mat4 modelMatrix ) {
		vec3 refractionVector = refract( - v, normalize( n ), 1.0 / ior );
		vec3 modelScale;
		modelScale.x = length( vec3( modelMatrix[ 0 ].xyz ) );
		modelScale.y = length( vec3( modelMatrix[ 1 ].xyz ) );
		modelScale.z = length( vec3( modelMatrix[ 2 ].xyz ) );
		return normalize( refractionVector ) * thickness * modelScale;
	}
	float applyIorToRoughness( const in float roughness, const in float ior ) {
		return roughness * clamp( ior * 2.0 - 2.0, 0.0, 1.0 );
	}
	vec4 getTransmissionSample( const in vec2 fragCoord, const in float roughness, const in float ior ) {
		float lod = log2( transmissionSamplerSize.x ) * applyIorToRoughness( roughness, ior );
		return textureBicubic( transmissionSamplerMap, fragCoord.xy, lod );
	}
	vec3 volumeAttenuation( const in float transmissionDistance, const in vec3 attenuationColor, const in float attenuationDistance ) {
		if ( isinf( attenuationDistance ) ) {
			return vec3( 1.0 );
		} else {
			vec3 attenuationCoefficient = -log( attenuationColor ) / attenuationDistance;
			vec3 transmittance = exp( - attenuationCoefficient * transmissionDistance );			return transmittance;
		}
	}
	vec4 getIBLVolumeRefraction( const in vec3 n, const in vec3 v, const in float roughness, const in vec3 diffuseColor,
		const in vec3 specularColor, const in float specularF90, const in vec3 position, const in mat4 modelMatrix,
		const in mat4 viewMatrix, const in mat4 projMatrix, const in float dispersion, const in float ior, const in float thickness,
		const in vec3 attenuationColor, const in float attenuationDistance ) {
		vec4 transmittedLight;
		vec3 transmittance;
		#ifdef USE_DISPERSION
			float halfSpread = ( ior - 1.0 ) * 0.025 * dispersion;
			vec3 iors = vec3( ior - halfSpread, ior, ior + halfSpread );
			for ( int i = 0; i < 3; i ++ ) {
				vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, iors[ i ], modelMatrix );
				vec3 refractedRayExit = position + transmissionRay;
				vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
				vec2 refractionCoords = ndcPos.xy / ndcPos.w;
				refractionCoords += 1.0;
				refractionCoords /= 2.0;
				vec4 transmissionSample = getTransmissionSample( refractionCoords, roughness, iors[ i ] );
				transmittedLight[ i ] = transmissionSample[ i ];
				transmittedLight.a += transmissionSample.a;
				transmittance[ i ] = diffuseColor[ i ] * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance )[ i ];
			}
			transmittedLight.a /= 3.0;
		#else
			vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, ior, modelMatrix );
			vec3 refractedRayExit = position + transmissionRay;
			vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
			vec2 refractionCoords = ndcPos.xy / ndcPos.w;
			refractionCoords += 1.0;
			refractionCoords /= 2.0;
			transmittedLight = getTransmissionSample( refractionCoords, roughness, ior );
			transmittance = diffuseColor * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance );
		#endif
		vec3 attenuatedColor = transmittance * transmittedLight.rgb;
		vec3 F = EnvironmentBRDF( n, v, specularColor, specularF90, roughness );
		float transmittanceFactor = ( transmittance.r + transmittance.g + transmittance.b ) / 3.0;
		return vec4( ( 1.0 - F ) * attenuatedColor, 1.0 - ( 1.0 - transmittedLight.a ) * transmittanceFactor );
	}
#endif`,pS=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_SPECULARMAP
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,mS=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	uniform mat3 mapTransform;
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	uniform mat3 alphaMapTransform;
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	uniform mat3 lightMapTransform;
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	uniform mat3 aoMapTransform;
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	uniform mat3 bumpMapTransform;
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	uniform mat3 normalMapTransform;
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_DISPLACEMENTMAP
	uniform mat3 displacementMapTransform;
	varying vec2 vDisplacementMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	uniform mat3 emissiveMapTransform;
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	uniform mat3 metalnessMapTransform;
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	uniform mat3 roughnessMapTransform;
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	uniform mat3 diffuseRoughnessMapTransform;
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	uniform mat3 anisotropyMapTransform;
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	uniform mat3 clearcoatMapTransform;
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform mat3 clearcoatNormalMapTransform;
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform mat3 clearcoatRoughnessMapTransform;
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	uniform mat3 sheenColorMapTransform;
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	uniform mat3 sheenRoughnessMapTransform;
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	uniform mat3 iridescenceMapTransform;
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform mat3 iridescenceThicknessMapTransform;
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SPECULARMAP
	uniform mat3 specularMapTransform;
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	uniform mat3 specularColorMapTransform;
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	uniform mat3 specularIntensityMapTransform;
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,gS=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	vUv = vec3( uv, 1 ).xy;
#endif
#ifdef USE_MAP
	vMapUv = ( mapTransform * vec3( MAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ALPHAMAP
	vAlphaMapUv = ( alphaMapTransform * vec3( ALPHAMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_LIGHTMAP
	vLightMapUv = ( lightMapTransform * vec3( LIGHTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_AOMAP
	vAoMapUv = ( aoMapTransform * vec3( AOMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_BUMPMAP
	vBumpMapUv = ( bumpMapTransform * vec3( BUMPMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_NORMALMAP
	vNormalMapUv = ( normalMapTransform * vec3( NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DISPLACEMENTMAP
	vDisplacementMapUv = ( displacementMapTransform * vec3( DISPLACEMENTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_EMISSIVEMAP
	vEmissiveMapUv = ( emissiveMapTransform * vec3( EMISSIVEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_METALNESSMAP
	vMetalnessMapUv = ( metalnessMapTransform * vec3( METALNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ROUGHNESSMAP
	vRoughnessMapUv = ( roughnessMapTransform * vec3( ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	vDiffuseRoughnessMapUv = ( diffuseRoughnessMapTransform * vec3( DIFFUSE_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ANISOTROPYMAP
	vAnisotropyMapUv = ( anisotropyMapTransform * vec3( ANISOTROPYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOATMAP
	vClearcoatMapUv = ( clearcoatMapTransform * vec3( CLEARCOATMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	vClearcoatNormalMapUv = ( clearcoatNormalMapTransform * vec3( CLEARCOAT_NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	vClearcoatRoughnessMapUv = ( clearcoatRoughnessMapTransform * vec3( CLEARCOAT_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCEMAP
	vIridescenceMapUv = ( iridescenceMapTransform * vec3( IRIDESCENCEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	vIridescenceThicknessMapUv = ( iridescenceThicknessMapTransform * vec3( IRIDESCENCE_THICKNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_COLORMAP
	vSheenColorMapUv = ( sheenColorMapTransform * vec3( SHEEN_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	vSheenRoughnessMapUv = ( sheenRoughnessMapTransform * vec3( SHEEN_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULARMAP
	vSpecularMapUv = ( specularMapTransform * vec3( SPECULARMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_COLORMAP
	vSpecularColorMapUv = ( specularColorMapTransform * vec3( SPECULAR_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	vSpecularIntensityMapUv = ( specularIntensityMapTransform * vec3( SPECULAR_INTENSITYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_TRANSMISSIONMAP
	vTransmissionMapUv = ( transmissionMapTransform * vec3( TRANSMISSIONMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_THICKNESSMAP
	vThicknessMapUv = ( thicknessMapTransform * vec3( THICKNESSMAP_UV, 1 ) ).xy;
#endif`,_S=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,vS=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,yS=`uniform sampler2D t2D;
uniform float backgroundIntensity;
varying vec2 vUv;
void main() {
	vec4 texColor = texture2D( t2D, vUv );
	#ifdef DECODE_VIDEO_TEXTURE
		texColor = vec4( mix( pow( texColor.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), texColor.rgb * 0.0773993808, vec3( lessThanEqual( texColor.rgb, vec3( 0.04045 ) ) ) ), texColor.w );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,xS=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,bS=`uniform float backgroundBlurriness;
uniform float backgroundIntensity;
uniform mat3 backgroundRotation;
varying vec3 vWorldDirection;
#include <envmap_common_pars_fragment>
void main() {
	#ifdef ENVMAP_TYPE_PMREM
		vec4 texColor = textureLod( envMap, backgroundRotation * vWorldDirection, roughnessToMip( backgroundBlurriness ) );
	#else
		vec4 texColor = textureCube( envMap, backgroundRotation * vWorldDirection );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,SS=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,MS=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,wS=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
varying vec2 vHighPrecisionZW;
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vHighPrecisionZW = gl_Position.zw;
}`,ES=`#if DEPTH_PACKING == 3200
	uniform float opacity;
#endif
#include <common>
#include <packing>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
varying vec2 vHighPrecisionZW;
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#if DEPTH_PACKING == 3200
		diffuseColor.a = opacity;
	#endif
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <logdepthbuf_fragment>
	#ifdef USE_REVERSED_DEPTH_BUFFER
		float fragCoordZ = vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ];
	#else
		float fragCoordZ = 0.5 * vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ] + 0.5;
	#endif
	#if DEPTH_PACKING == 3200
		gl_FragColor = vec4( vec3( 1.0 - fragCoordZ ), opacity );
	#elif DEPTH_PACKING == 3201
		gl_FragColor = packDepthToRGBA( fragCoordZ );
	#elif DEPTH_PACKING == 3202
		gl_FragColor = vec4( packDepthToRGB( fragCoordZ ), 1.0 );
	#elif DEPTH_PACKING == 3203
		gl_FragColor = vec4( packDepthToRG( fragCoordZ ), 0.0, 1.0 );
	#endif
}`,TS=`#define DISTANCE
varying vec3 vWorldPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <worldpos_vertex>
	#include <clipping_planes_vertex>
	vWorldPosition = worldPosition.xyz;
}`,AS=`#define DISTANCE
uniform vec3 referencePosition;
uniform float nearDistance;
uniform float farDistance;
varying vec3 vWorldPosition;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	float dist = length( vWorldPosition - referencePosition );
	dist = ( dist - nearDistance ) / ( farDistance - nearDistance );
	dist = saturate( dist );
	gl_FragColor = vec4( dist, 0.0, 0.0, 1.0 );
}`,CS=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,RS=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,PS=`uniform float scale;
attribute float lineDistance;
varying float vLineDistance;
#include <common>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	vLineDistance = scale * lineDistance;
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,IS=`uniform vec3 diffuse;
uniform float opacity;
uniform float dashSize;
uniform float totalSize;
varying float vLineDistance;
#include <common>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	if ( mod( vLineDistance, totalSize ) > dashSize ) {
		discard;
	}
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,LS=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#if defined ( USE_ENVMAP ) || defined ( USE_SKINNING )
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinbase_vertex>
		#include <skinnormal_vertex>
		#include <defaultnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <fog_vertex>
}`,DS=`uniform vec3 diffuse;
uniform float opacity;
#ifndef FLAT_SHADED
	varying vec3 vNormal;
#endif
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <fog_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		reflectedLight.indirectDiffuse += lightMapTexel.rgb * lightMapIntensity * RECIPROCAL_PI;
	#else
		reflectedLight.indirectDiffuse += vec3( 1.0 );
	#endif
	#include <aomap_fragment>
	reflectedLight.indirectDiffuse *= diffuseColor.rgb;
	vec3 outgoingLight = reflectedLight.indirectDiffuse;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,NS=`#define LAMBERT
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,FS=`#define LAMBERT
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_lambert_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_lambert_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,US=`#define MATCAP
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <displacementmap_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
	vViewPosition = - mvPosition.xyz;
}`,OS=`#define MATCAP
uniform vec3 diffuse;
uniform float opacity;
uniform sampler2D matcap;
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	vec3 viewDir = normalize( vViewPosition );
	vec3 x = normalize( vec3( viewDir.z, 0.0, - viewDir.x ) );
	vec3 y = cross( viewDir, x );
	vec2 uv = vec2( dot( x, normal ), dot( y, normal ) ) * 0.495 + 0.5;
	#ifdef USE_MATCAP
		vec4 matcapColor = texture2D( matcap, uv );
	#else
		vec4 matcapColor = vec4( vec3( mix( 0.2, 0.8, uv.y ) ), 1.0 );
	#endif
	vec3 outgoingLight = diffuseColor.rgb * matcapColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,kS=`#define NORMAL
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	vViewPosition = - mvPosition.xyz;
#endif
}`,BS=`#define NORMAL
uniform float opacity;
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <uv_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 0.0, 0.0, 0.0, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	gl_FragColor = vec4( normalize( normal ) * 0.5 + 0.5, diffuseColor.a );
	#ifdef OPAQUE
		gl_FragColor.a = 1.0;
	#endif
}`,zS=`#define PHONG
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,VS=`#define PHONG
uniform vec3 diffuse;
uniform vec3 emissive;
uniform vec3 specular;
uniform float shininess;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_phong_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_phong_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + reflectedLight.directSpecular + reflectedLight.indirectSpecular + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,GS=`#define STANDARD
varying vec3 vViewPosition;
#ifdef USE_TRANSMISSION
	varying vec3 vWorldPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
#ifdef USE_TRANSMISSION
	vWorldPosition = worldPosition.xyz;
#endif
}`,HS=`#define STANDARD
#ifdef PHYSICAL
	#define IOR
	#define USE_SPECULAR
#endif
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float roughness;
uniform float metalness;
uniform float opacity;
#ifdef IOR
	uniform float ior;
#endif
#ifdef USE_SPECULAR
	uniform float specularIntensity;
	uniform vec3 specularColor;
	#ifdef USE_SPECULAR_COLORMAP
		uniform sampler2D specularColorMap;
	#endif
	#ifdef USE_SPECULAR_INTENSITYMAP
		uniform sampler2D specularIntensityMap;
	#endif
#endif
#ifdef USE_CLEARCOAT
	uniform float clearcoat;
	uniform float clearcoatRoughness;
#endif
#ifdef USE_DIFFUSE_ROUGHNESS
	uniform float diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		uniform sampler2D diffuseRoughnessMap;
	#endif
#endif
#ifdef USE_DISPERSION
	uniform float dispersion;
#endif
#ifdef USE_RETROREFLECTION
	uniform float retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	uniform float iridescence;
	uniform float iridescenceIOR;
	uniform float iridescenceThicknessMinimum;
	uniform float iridescenceThicknessMaximum;
#endif
#ifdef USE_SHEEN
	uniform vec3 sheenColor;
	uniform float sheenRoughness;
	#ifdef USE_SHEEN_COLORMAP
		uniform sampler2D sheenColorMap;
	#endif
	#ifdef USE_SHEEN_ROUGHNESSMAP
		uniform sampler2D sheenRoughnessMap;
	#endif
#endif
#ifdef USE_ANISOTROPY
	uniform vec2 anisotropyVector;
	#ifdef USE_ANISOTROPYMAP
		uniform sampler2D anisotropyMap;
	#endif
#endif
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <iridescence_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_physical_pars_fragment>
#include <transmission_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <clearcoat_pars_fragment>
#include <iridescence_pars_fragment>
#include <roughnessmap_pars_fragment>
#include <metalnessmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <roughnessmap_fragment>
	#include <metalnessmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <clearcoat_normal_fragment_begin>
	#include <clearcoat_normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_physical_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 totalDiffuse = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse;
	vec3 totalSpecular = reflectedLight.directSpecular + reflectedLight.indirectSpecular;
	#include <transmission_fragment>
	vec3 outgoingLight = totalDiffuse + totalSpecular + totalEmissiveRadiance;
	#ifdef USE_SHEEN
 
		outgoingLight = outgoingLight + sheenSpecularDirect + sheenSpecularIndirect;
 
 	#endif
	#ifdef USE_CLEARCOAT
		float dotNVcc = saturate( dot( geometryClearcoatNormal, geometryViewDir ) );
		vec3 Fcc = F_Schlick( material.clearcoatF0, material.clearcoatF90, dotNVcc );
		outgoingLight = outgoingLight * ( 1.0 - material.clearcoat * Fcc ) + ( clearcoatSpecularDirect + clearcoatSpecularIndirect ) * material.clearcoat;
	#endif
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,WS=`#define TOON
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,XS=`#define TOON
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <gradientmap_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_toon_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_toon_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,qS=`uniform float size;
uniform float scale;
#include <common>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
#ifdef USE_POINTS_UV
	varying vec2 vUv;
	uniform mat3 uvTransform;
#endif
void main() {
	#ifdef USE_POINTS_UV
		vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	#endif
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	gl_PointSize = size;
	#ifdef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) gl_PointSize *= ( scale / - mvPosition.z );
	#endif
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <fog_vertex>
}`,YS=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <color_pars_fragment>
#include <map_particle_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_particle_fragment>
	#include <color_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,$S=`#include <common>
#include <batching_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <shadowmap_pars_vertex>
void main() {
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,ZS=`uniform vec3 color;
uniform float opacity;
#include <common>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <logdepthbuf_pars_fragment>
#include <shadowmap_pars_fragment>
#include <shadowmask_pars_fragment>
void main() {
	#include <logdepthbuf_fragment>
	gl_FragColor = vec4( color, opacity * ( 1.0 - getShadowMask() ) );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,KS=`uniform float rotation;
uniform vec2 center;
#include <common>
#include <uv_pars_vertex>
#include <fog_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	vec4 mvPosition = modelViewMatrix[ 3 ];
	vec2 scale = vec2( length( modelMatrix[ 0 ].xyz ), length( modelMatrix[ 1 ].xyz ) );
	#ifndef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) scale *= - mvPosition.z;
	#endif
	vec2 alignedPosition = ( position.xy - ( center - vec2( 0.5 ) ) ) * scale;
	vec2 rotatedPosition;
	rotatedPosition.x = cos( rotation ) * alignedPosition.x - sin( rotation ) * alignedPosition.y;
	rotatedPosition.y = sin( rotation ) * alignedPosition.x + cos( rotation ) * alignedPosition.y;
	mvPosition.xy += rotatedPosition;
	gl_Position = projectionMatrix * mvPosition;
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,JS=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
}`,me={alphahash_fragment:yx,alphahash_pars_fragment:xx,alphamap_fragment:bx,alphamap_pars_fragment:Sx,alphatest_fragment:Mx,alphatest_pars_fragment:wx,aomap_fragment:Ex,aomap_pars_fragment:Tx,batching_pars_vertex:Ax,batching_vertex:Cx,begin_vertex:Rx,beginnormal_vertex:Px,bsdfs:Ix,iridescence_fragment:Lx,bumpmap_pars_fragment:Dx,clipping_planes_fragment:Nx,clipping_planes_pars_fragment:Fx,clipping_planes_pars_vertex:Ux,clipping_planes_vertex:Ox,color_fragment:kx,color_pars_fragment:Bx,color_pars_vertex:zx,color_vertex:Vx,common:Gx,defaultnormal_vertex:Hx,displacementmap_pars_vertex:Wx,displacementmap_vertex:Xx,emissivemap_fragment:qx,emissivemap_pars_fragment:Yx,colorspace_fragment:$x,colorspace_pars_fragment:Zx,envmap_fragment:Kx,envmap_common_pars_fragment:Jx,envmap_pars_fragment:jx,envmap_pars_vertex:Qx,envmap_physical_pars_fragment:hb,envmap_vertex:tb,fog_vertex:eb,fog_pars_vertex:nb,fog_fragment:ib,fog_pars_fragment:sb,gradientmap_pars_fragment:rb,lightmap_pars_fragment:ob,lights_lambert_fragment:ab,lights_lambert_pars_fragment:lb,lights_pars_begin:cb,lights_toon_fragment:ub,lights_toon_pars_fragment:db,lights_phong_fragment:fb,lights_phong_pars_fragment:pb,lights_physical_fragment:mb,lights_physical_pars_fragment:gb,lights_fragment_begin:_b,lights_fragment_maps:vb,lights_fragment_end:yb,lightprobes_pars_fragment:xb,logdepthbuf_fragment:bb,logdepthbuf_pars_fragment:Sb,logdepthbuf_pars_vertex:Mb,logdepthbuf_vertex:wb,map_fragment:Eb,map_pars_fragment:Tb,map_particle_fragment:Ab,map_particle_pars_fragment:Cb,metalnessmap_fragment:Rb,metalnessmap_pars_fragment:Pb,morphinstance_vertex:Ib,morphcolor_vertex:Lb,morphnormal_vertex:Db,morphtarget_pars_vertex:Nb,morphtarget_vertex:Fb,normal_fragment_begin:Ub,normal_fragment_maps:Ob,normal_pars_fragment:kb,normal_pars_vertex:Bb,normal_vertex:zb,normalmap_pars_fragment:Vb,clearcoat_normal_fragment_begin:Gb,clearcoat_normal_fragment_maps:Hb,clearcoat_pars_fragment:Wb,iridescence_pars_fragment:Xb,opaque_fragment:qb,packing:Yb,premultiplied_alpha_fragment:$b,project_vertex:Zb,dithering_fragment:Kb,dithering_pars_fragment:Jb,roughnessmap_fragment:jb,roughnessmap_pars_fragment:Qb,shadowmap_pars_fragment:tS,shadowmap_pars_vertex:eS,shadowmap_vertex:nS,shadowmask_pars_fragment:iS,skinbase_vertex:sS,skinning_pars_vertex:rS,skinning_vertex:oS,skinnormal_vertex:aS,specularmap_fragment:lS,specularmap_pars_fragment:cS,tonemapping_fragment:hS,tonemapping_pars_fragment:uS,transmission_fragment:dS,transmission_pars_fragment:fS,uv_pars_fragment:pS,uv_pars_vertex:mS,uv_vertex:gS,worldpos_vertex:_S,background_vert:vS,background_frag:yS,backgroundCube_vert:xS,backgroundCube_frag:bS,cube_vert:SS,cube_frag:MS,depth_vert:wS,depth_frag:ES,distance_vert:TS,distance_frag:AS,equirect_vert:CS,equirect_frag:RS,linedashed_vert:PS,linedashed_frag:IS,meshbasic_vert:LS,meshbasic_frag:DS,meshlambert_vert:NS,meshlambert_frag:FS,meshmatcap_vert:US,meshmatcap_frag:OS,meshnormal_vert:kS,meshnormal_frag:BS,meshphong_vert:zS,meshphong_frag:VS,meshphysical_vert:GS,meshphysical_frag:HS,meshtoon_vert:WS,meshtoon_frag:XS,points_vert:qS,points_frag:YS,shadow_vert:$S,shadow_frag:ZS,sprite_vert:KS,sprite_frag:JS},Nt={common:{diffuse:{value:new ce(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new se},alphaMap:{value:null},alphaMapTransform:{value:new se},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new se}},envmap:{envMap:{value:null},envMapRotation:{value:new se},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new se}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new se}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new se},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new se},normalScale:{value:new Ct(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new se},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new se}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new se}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new se}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new ce(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new ce(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new se},alphaTest:{value:0},uvTransform:{value:new se}},sprite:{diffuse:{value:new ce(16777215)},opacity:{value:1},center:{value:new Ct(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new se},alphaMap:{value:null},alphaMapTransform:{value:new se},alphaTest:{value:0}}},cs={basic:{uniforms:$n([Nt.common,Nt.specularmap,Nt.envmap,Nt.aomap,Nt.lightmap,Nt.fog]),vertexShader:me.meshbasic_vert,fragmentShader:me.meshbasic_frag},lambert:{uniforms:$n([Nt.common,Nt.specularmap,Nt.envmap,Nt.aomap,Nt.lightmap,Nt.emissivemap,Nt.bumpmap,Nt.normalmap,Nt.displacementmap,Nt.fog,Nt.lights,{emissive:{value:new ce(0)},envMapIntensity:{value:1}}]),vertexShader:me.meshlambert_vert,fragmentShader:me.meshlambert_frag},phong:{uniforms:$n([Nt.common,Nt.specularmap,Nt.envmap,Nt.aomap,Nt.lightmap,Nt.emissivemap,Nt.bumpmap,Nt.normalmap,Nt.displacementmap,Nt.fog,Nt.lights,{emissive:{value:new ce(0)},specular:{value:new ce(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:me.meshphong_vert,fragmentShader:me.meshphong_frag},standard:{uniforms:$n([Nt.common,Nt.envmap,Nt.aomap,Nt.lightmap,Nt.emissivemap,Nt.bumpmap,Nt.normalmap,Nt.displacementmap,Nt.roughnessmap,Nt.metalnessmap,Nt.fog,Nt.lights,{emissive:{value:new ce(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:me.meshphysical_vert,fragmentShader:me.meshphysical_frag},toon:{uniforms:$n([Nt.common,Nt.aomap,Nt.lightmap,Nt.emissivemap,Nt.bumpmap,Nt.normalmap,Nt.displacementmap,Nt.gradientmap,Nt.fog,Nt.lights,{emissive:{value:new ce(0)}}]),vertexShader:me.meshtoon_vert,fragmentShader:me.meshtoon_frag},matcap:{uniforms:$n([Nt.common,Nt.bumpmap,Nt.normalmap,Nt.displacementmap,Nt.fog,{matcap:{value:null}}]),vertexShader:me.meshmatcap_vert,fragmentShader:me.meshmatcap_frag},points:{uniforms:$n([Nt.points,Nt.fog]),vertexShader:me.points_vert,fragmentShader:me.points_frag},dashed:{uniforms:$n([Nt.common,Nt.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:me.linedashed_vert,fragmentShader:me.linedashed_frag},depth:{uniforms:$n([Nt.common,Nt.displacementmap]),vertexShader:me.depth_vert,fragmentShader:me.depth_frag},normal:{uniforms:$n([Nt.common,Nt.bumpmap,Nt.normalmap,Nt.displacementmap,{opacity:{value:1}}]),vertexShader:me.meshnormal_vert,fragmentShader:me.meshnormal_frag},sprite:{uniforms:$n([Nt.sprite,Nt.fog]),vertexShader:me.sprite_vert,fragmentShader:me.sprite_frag},background:{uniforms:{uvTransform:{value:new se},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:me.background_vert,fragmentShader:me.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new se}},vertexShader:me.backgroundCube_vert,fragmentShader:me.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:me.cube_vert,fragmentShader:me.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:me.equirect_vert,fragmentShader:me.equirect_frag},distance:{uniforms:$n([Nt.common,Nt.displacementmap,{referencePosition:{value:new F},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:me.distance_vert,fragmentShader:me.distance_frag},shadow:{uniforms:$n([Nt.lights,Nt.fog,{color:{value:new ce(0)},opacity:{value:1}}]),vertexShader:me.shadow_vert,fragmentShader:me.shadow_frag}};cs.physical={uniforms:$n([cs.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new se},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new se},clearcoatNormalScale:{value:new Ct(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new se},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new se},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new se},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new se},sheen:{value:0},sheenColor:{value:new ce(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new se},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new se},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new se},transmissionSamplerSize:{value:new Ct},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new se},attenuationDistance:{value:0},attenuationColor:{value:new ce(0)},specularColor:{value:new ce(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new se},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new se},anisotropyVector:{value:new Ct},anisotropyMap:{value:null},anisotropyMapTransform:{value:new se}}]),vertexShader:me.meshphysical_vert,fragmentShader:me.meshphysical_frag};var Nh={r:0,b:0,g:0},jS=new Te,Jg=new se;Jg.set(-1,0,0,0,1,0,0,0,1);function QS(i,t,e,n,s,r){let o=new ce(0),a=s===!0?0:1,l,c,h=null,u=0,d=null;function f(_){let w=_.isScene===!0?_.background:null;if(w&&w.isTexture){let b=_.backgroundBlurriness>0;w=t.get(w,b)}return w}function g(_){let w=!1,b=f(_);b===null?p(o,a):b&&b.isColor&&(p(b,1),w=!0);let C=i.xr.getEnvironmentBlendMode();C==="additive"?e.buffers.color.setClear(0,0,0,1,r):C==="alpha-blend"&&e.buffers.color.setClear(0,0,0,0,r),(i.autoClear||w)&&(e.buffers.depth.setTest(!0),e.buffers.depth.setMask(!0),e.buffers.color.setMask(!0),i.clear(i.autoClearColor,i.autoClearDepth,i.autoClearStencil))}function x(_,w){let b=f(w);b&&b.isCubeTexture?(c===void 0&&(c=new Se(new js(1,1,1),new os({name:"BackgroundCubeMaterial",uniforms:Tr(cs.backgroundCube.uniforms),vertexShader:cs.backgroundCube.vertexShader,fragmentShader:cs.backgroundCube.fragmentShader,side:si,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(C,A,v){this.matrixWorld.copyPosition(v.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),n.update(c)),c.material.uniforms.envMap.value=b,c.material.uniforms.backgroundBlurriness.value=w.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=w.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(jS.makeRotationFromEuler(w.backgroundRotation)).transpose(),b.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(Jg),c.material.toneMapped=be.getTransfer(b.colorSpace)!==Le,(h!==b||u!==b.version||d!==i.toneMapping)&&(c.material.needsUpdate=!0,h=b,u=b.version,d=i.toneMapping),c.layers.enableAll(),_.unshift(c,c.geometry,c.material,0,0,null)):b&&b.isTexture&&(l===void 0&&(l=new Se(new Ts(2,2),new os({name:"BackgroundMaterial",uniforms:Tr(cs.background.uniforms),vertexShader:cs.background.vertexShader,fragmentShader:cs.background.fragmentShader,side:rr,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),n.update(l)),l.material.uniforms.t2D.value=b,l.material.uniforms.backgroundIntensity.value=w.backgroundIntensity,l.material.toneMapped=be.getTransfer(b.colorSpace)!==Le,b.matrixAutoUpdate===!0&&b.updateMatrix(),l.material.uniforms.uvTransform.value.copy(b.matrix),(h!==b||u!==b.version||d!==i.toneMapping)&&(l.material.needsUpdate=!0,h=b,u=b.version,d=i.toneMapping),l.layers.enableAll(),_.unshift(l,l.geometry,l.material,0,0,null))}function p(_,w){_.getRGB(Nh,lf(i)),e.buffers.color.setClear(Nh.r,Nh.g,Nh.b,w,r)}function m(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(_,w=1){o.set(_),a=w,p(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(_){a=_,p(o,a)},render:g,addToRenderList:x,dispose:m}}function tM(i,t){let e=i.getParameter(i.MAX_VERTEX_ATTRIBS),n={},s=d(null),r=s,o=!1;function a(L,z,G,N,X){let $=!1,W=u(L,N,G,z);r!==W&&(r=W,c(r.object)),$=f(L,N,G,X),$&&g(L,N,G,X),X!==null&&t.update(X,i.ELEMENT_ARRAY_BUFFER),($||o)&&(o=!1,b(L,z,G,N),X!==null&&i.bindBuffer(i.ELEMENT_ARRAY_BUFFER,t.get(X).buffer))}function l(){return i.createVertexArray()}function c(L){return i.bindVertexArray(L)}function h(L){return i.deleteVertexArray(L)}function u(L,z,G,N){let X=N.wireframe===!0,$=n[z.id];$===void 0&&($={},n[z.id]=$);let W=L.isInstancedMesh===!0?L.id:0,ct=$[W];ct===void 0&&(ct={},$[W]=ct);let J=ct[G.id];J===void 0&&(J={},ct[G.id]=J);let Q=J[X];return Q===void 0&&(Q=d(l()),J[X]=Q),Q}function d(L){let z=[],G=[],N=[];for(let X=0;X<e;X++)z[X]=0,G[X]=0,N[X]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:z,enabledAttributes:G,attributeDivisors:N,object:L,attributes:{},index:null}}function f(L,z,G,N){let X=r.attributes,$=z.attributes,W=0,ct=G.getAttributes();for(let J in ct)if(ct[J].location>=0){let st=X[J],dt=$[J];if(dt===void 0&&(J==="instanceMatrix"&&L.instanceMatrix&&(dt=L.instanceMatrix),J==="instanceColor"&&L.instanceColor&&(dt=L.instanceColor)),st===void 0||st.attribute!==dt||dt&&st.data!==dt.data)return!0;W++}return r.attributesNum!==W||r.index!==N}function g(L,z,G,N){let X={},$=z.attributes,W=0,ct=G.getAttributes();for(let J in ct)if(ct[J].location>=0){let st=$[J];st===void 0&&(J==="instanceMatrix"&&L.instanceMatrix&&(st=L.instanceMatrix),J==="instanceColor"&&L.instanceColor&&(st=L.instanceColor));let dt={};dt.attribute=st,st&&st.data&&(dt.data=st.data),X[J]=dt,W++}r.attributes=X,r.attributesNum=W,r.index=N}function x(){let L=r.newAttributes;for(let z=0,G=L.length;z<G;z++)L[z]=0}function p(L){m(L,0)}function m(L,z){let G=r.newAttributes,N=r.enabledAttributes,X=r.attributeDivisors;G[L]=1,N[L]===0&&(i.enableVertexAttribArray(L),N[L]=1),X[L]!==z&&(i.vertexAttribDivisor(L,z),X[L]=z)}function _(){let L=r.newAttributes,z=r.enabledAttributes;for(let G=0,N=z.length;G<N;G++)z[G]!==L[G]&&(i.disableVertexAttribArray(G),z[G]=0)}function w(L,z,G,N,X,$,W){W===!0?i.vertexAttribIPointer(L,z,G,X,$):i.vertexAttribPointer(L,z,G,N,X,$)}function b(L,z,G,N){x();let X=N.attributes,$=G.getAttributes(),W=z.defaultAttributeValues;for(let ct in $){let J=$[ct];if(J.location>=0){let Q=X[ct];if(Q===void 0&&(ct==="instanceMatrix"&&L.instanceMatrix&&(Q=L.instanceMatrix),ct==="instanceColor"&&L.instanceColor&&(Q=L.instanceColor)),Q!==void 0){let st=Q.normalized,dt=Q.itemSize,ut=t.get(Q);if(ut===void 0)continue;let tt=ut.buffer,gt=ut.type,yt=ut.bytesPerElement,Rt=gt===i.INT||gt===i.UNSIGNED_INT||Q.gpuType===jc;if(Q.isInterleavedBufferAttribute){let Mt=Q.data,Yt=Mt.isInterleavedBuffer===!0?Mt.stride:Mt.itemSize,ae=Q.offset;if(Mt.isInstancedInterleavedBuffer||Mt.isInstancedBufferAttribute){for(let Xt=0;Xt<J.locationSize;Xt++)m(J.location+Xt,Mt.meshPerAttribute);L.isInstancedMesh!==!0&&N._maxInstanceCount===void 0&&(N._maxInstanceCount=Mt.meshPerAttribute*Mt.count)}else for(let Xt=0;Xt<J.locationSize;Xt++)p(J.location+Xt);i.bindBuffer(i.ARRAY_BUFFER,tt);for(let Xt=0;Xt<J.locationSize;Xt++)w(J.location+Xt,dt/J.locationSize,gt,st,Yt*yt,(ae+dt/J.locationSize*Xt)*yt,Rt)}else{if(Q.isInstancedBufferAttribute){for(let Mt=0;Mt<J.locationSize;Mt++)m(J.location+Mt,Q.meshPerAttribute);L.isInstancedMesh!==!0&&N._maxInstanceCount===void 0&&(N._maxInstanceCount=Q.meshPerAttribute*Q.count)}else for(let Mt=0;Mt<J.locationSize;Mt++)p(J.location+Mt);i.bindBuffer(i.ARRAY_BUFFER,tt);for(let Mt=0;Mt<J.locationSize;Mt++)w(J.location+Mt,dt/J.locationSize,gt,st,dt*yt,dt/J.locationSize*Mt*yt,Rt)}}else if(W!==void 0){let st=W[ct];if(st!==void 0)switch(st.length){case 2:i.vertexAttrib2fv(J.location,st);break;case 3:i.vertexAttrib3fv(J.location,st);break;case 4:i.vertexAttrib4fv(J.location,st);break;default:i.vertexAttrib1fv(J.location,st)}}}}_()}function C(){O();for(let L in n){let z=n[L];for(let G in z){let N=z[G];for(let X in N){let $=N[X];for(let W in $)h($[W].object),delete $[W];delete N[X]}}delete n[L]}}function A(L){if(n[L.id]===void 0)return;let z=n[L.id];for(let G in z){let N=z[G];for(let X in N){let $=N[X];for(let W in $)h($[W].object),delete $[W];delete N[X]}}delete n[L.id]}function v(L){for(let z in n){let G=n[z];for(let N in G){let X=G[N];if(X[L.id]===void 0)continue;let $=X[L.id];for(let W in $)h($[W].object),delete $[W];delete X[L.id]}}}function E(L){for(let z in n){let G=n[z],N=L.isInstancedMesh===!0?L.id:0,X=G[N];if(X!==void 0){for(let $ in X){let W=X[$];for(let ct in W)h(W[ct].object),delete W[ct];delete X[$]}delete G[N],Object.keys(G).length===0&&delete n[z]}}}function O(){P(),o=!0,r!==s&&(r=s,c(r.object))}function P(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:O,resetDefaultState:P,dispose:C,releaseStatesOfGeometry:A,releaseStatesOfObject:E,releaseStatesOfProgram:v,initAttributes:x,enableAttribute:p,disableUnusedAttributes:_}}function eM(i,t,e){let n;function s(l){n=l}function r(l,c){i.drawArrays(n,l,c),e.update(c,n,1)}function o(l,c,h){h!==0&&(i.drawArraysInstanced(n,l,c,h),e.update(c,n,h))}function a(l,c,h){if(h===0)return;t.get("WEBGL_multi_draw").multiDrawArraysWEBGL(n,l,0,c,0,h);let d=0;for(let f=0;f<h;f++)d+=c[f];e.update(d,n,1)}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a}function nM(i,t,e,n){let s;function r(){if(s!==void 0)return s;if(t.has("EXT_texture_filter_anisotropic")===!0){let v=t.get("EXT_texture_filter_anisotropic");s=i.getParameter(v.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(v){return!(v!==Hi&&n.convert(v)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(v){let E=v===Gi&&(t.has("EXT_color_buffer_half_float")||t.has("EXT_color_buffer_float"));return!(v!==oi&&v!==Vi&&!E&&n.convert(v)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_TYPE))}function l(v){if(v==="highp"){if(i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.HIGH_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.HIGH_FLOAT).precision>0)return"highp";v="mediump"}return v==="mediump"&&i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.MEDIUM_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=e.precision!==void 0?e.precision:"highp",h=l(c);h!==c&&(Kt("WebGLRenderer:",c,"not supported, using",h,"instead."),c=h);let u=e.reversedDepthBuffer===!0&&t.has("EXT_clip_control"),d=e.logarithmicDepthBuffer===!0&&u===!1;e.reversedDepthBuffer===!0&&u===!1&&Kt("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),e.logarithmicDepthBuffer===!0&&u===!0&&Kt("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let f=i.getParameter(i.MAX_TEXTURE_IMAGE_UNITS),g=i.getParameter(i.MAX_VERTEX_TEXTURE_IMAGE_UNITS),x=i.getParameter(i.MAX_TEXTURE_SIZE),p=i.getParameter(i.MAX_CUBE_MAP_TEXTURE_SIZE),m=i.getParameter(i.MAX_VERTEX_ATTRIBS),_=i.getParameter(i.MAX_VERTEX_UNIFORM_VECTORS),w=i.getParameter(i.MAX_VARYING_VECTORS),b=i.getParameter(i.MAX_FRAGMENT_UNIFORM_VECTORS),C=i.getParameter(i.MAX_SAMPLES),A=i.getParameter(i.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:c,logarithmicDepthBuffer:d,reversedDepthBuffer:u,maxTextures:f,maxVertexTextures:g,maxTextureSize:x,maxCubemapSize:p,maxAttributes:m,maxVertexUniforms:_,maxVaryings:w,maxFragmentUniforms:b,maxSamples:C,samples:A}}function iM(i){let t=this,e=null,n=0,s=!1,r=!1,o=new gi,a=new se,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(u,d){let f=u.length!==0||d||n!==0||s;return s=d,n=u.length,f},this.beginShadows=function(){r=!0,h(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(u,d){e=h(u,d,0)},this.setState=function(u,d,f){let g=u.clippingPlanes,x=u.clipIntersection,p=u.clipShadows,m=i.get(u);if(!s||g===null||g.length===0||r&&!p)r?h(null):c();else{let _=r?0:n,w=_*4,b=m.clippingState||null;l.value=b,b=h(g,d,w,f);for(let C=0;C!==w;++C)b[C]=e[C];m.clippingState=b,this.numIntersection=x?this.numPlanes:0,this.numPlanes+=_}};function c(){l.value!==e&&(l.value=e,l.needsUpdate=n>0),t.numPlanes=n,t.numIntersection=0}function h(u,d,f,g){let x=u!==null?u.length:0,p=null;if(x!==0){if(p=l.value,g!==!0||p===null){let m=f+x*4,_=d.matrixWorldInverse;a.getNormalMatrix(_),(p===null||p.length<m)&&(p=new Float32Array(m));for(let w=0,b=f;w!==x;++w,b+=4)o.copy(u[w]).applyMatrix4(_,a),o.normal.toArray(p,b),p[b+3]=o.constant}l.value=p,l.needsUpdate=!0}return t.numPlanes=x,t.numIntersection=0,p}}var rl=class extends _i{constructor(t=1,e={}){super(t,t,e),this.isWebGLCubeRenderTarget=!0;let n={width:t,height:t,depth:1},s=[n,n,n,n,n,n];this.texture=new Ta(s),this._setTextureOptions(e),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(t,e){this.texture.type=e.type,this.texture.colorSpace=e.colorSpace,this.texture.generateMipmaps=e.generateMipmaps,this.texture.minFilter=e.minFilter,this.texture.magFilter=e.magFilter;let n={uniforms:{tEquirect:{value:null}},vertexShader:`

				varying vec3 vWorldDirection;

				vec3 transformDirection( in vec3 dir, in mat4 matrix ) {

					return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );

				}

				void main() {

					vWorldDirection = transformDirection( position, modelMatrix );

					#include <begin_vertex>
					#include <project_vertex>

				}
			`,fragmentShader:`

				uniform sampler2D tEquirect;

				varying vec3 vWorldDirection;

				#include <common>

				void main() {

					vec3 direction = normalize( vWorldDirection );

					vec2 sampleUV = equirectUv( direction );

					gl_FragColor = texture2D( tEquirect, sampleUV );

				}
			`},s=new js(5,5,5),r=new os({name:"CubemapFromEquirect",uniforms:Tr(n.uniforms),vertexShader:n.vertexShader,fragmentShader:n.fragmentShader,side:si,blending:br});r.uniforms.tEquirect.value=e;let o=new Se(s,r),a=e.minFilter;return e.minFilter===Cs&&(e.minFilter=ei),new Eo(1,10,this).update(t,o),e.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(t,e=!0,n=!0,s=!0){let r=t.getRenderTarget();for(let o=0;o<6;o++)t.setRenderTarget(this,o),t.clear(e,n,s);t.setRenderTarget(r)}},Rg=256,sM=3,rM=20,jg=256,Qg=16,oM=3,aM=new F,lM=new ce,Uh=class i{constructor(t){this._renderer=t,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new Eo(1,10,null),this._boxMesh=new Se(new js(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(t,e=0,n=.1,s=100,r={}){let{size:o=256,position:a=aM}=r,l=this._renderer;this._setSize(o);let c=this._allocateTarget(),h=this._getSourceTarget(!0);e>0&&(h.texture.mipmapsAutoUpdate=!1);let u=l.autoClear,d=l.autoClearColor,f=l.autoClearDepth,g=l.autoClearStencil,x=t.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,x===null&&(t.background=l.getClearColor(lM));let p=new Eo(n,s,h);return p.position.copy(a),p.update(l,t),l.autoClear=u,l.autoClearColor=d,l.autoClearDepth=f,l.autoClearStencil=g,t.background=x,e>0&&(h.texture.mipmapsAutoUpdate=!0,this._blur(c,e)),this._applyPMREM(c),c}fromEquirectangular(t,e=null){return this._fromTexture(t,e)}fromCubemap(t,e=null){return this._fromTexture(t,e)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=Lg(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=Ig(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(t,e){return e>0?1-Math.sqrt(1-t/e):0}_setSize(t){this._cubeSize=Math.max(Rg,sf(t))}_fromTexture(t,e){t.mapping===Mr||t.mapping===Ro?this._setSize(t.image.length===0?Rg:t.image[0].width||t.image[0].image.width):this._setSize(t.image.width/4);let n=e||this._allocateTarget();return this._textureToCubemap(t),this._applyPMREM(n),n}_allocateTarget(){let t=this._cubeSize,e=Pg(t,!1,!1),n=Math.log2(t)-sM;for(let s=0;s<=n;s++)e.texture.mipmaps.push({width:t>>s,height:t>>s});return e.texture.name="PMREM",e.texture.isPMREMTexture=!0,e}_getSourceTarget(t=!1){let e=this._cubeSize,n=this._sourceTarget;return(n===null||n.width!==e||t&&n.depthBuffer===!1)&&(n!==null&&n.dispose(),this._sourceTarget=Pg(e,!0,t)),this._sourceTarget}_compileMaterial(t){this._boxMesh.material=t,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(t,e,n){let s=this._boxMesh,r=this._cubeCamera;s.material=n,r.renderTarget=t,r.activeMipmapLevel=e;let o=t.width>>e;t.viewport.set(0,0,o,o),r.update(this._renderer,s),t.viewport.set(0,0,t.width,t.height)}_textureToCubemap(t){let e;t.mapping===Mr||t.mapping===Ro?(this._cubemapMaterial===null&&(this._cubemapMaterial=Lg()),e=this._cubemapMaterial,e.uniforms.flipEnvMap.value=t.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=Ig()),e=this._equirectMaterial),e.uniforms.envMap.value=t,this._renderCube(this._getSourceTarget(),0,e)}_applyPMREM(t){this._ggxMaterial===null&&(this._ggxMaterial=cM(),this._integrationMaterial=hM());let e=this._cubeSize,n=t.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=this._sourceTarget.texture,r.sourceLod.value=Math.log2(e/Qg);for(let o=0;o<=n;o++){let a=i.lodToRoughness(o,n);if(o>n-oM)r.roughness.value=a,this._renderCube(t,o,this._integrationMaterial);else{let l=a>0?Math.log2(e)+.5*Math.log2(6/(jg*Math.pow(a,4)))+.5:0;s.roughness.value=a,s.lodBias.value=l,this._renderCube(t,o,this._ggxMaterial)}}}_blur(t,e){this._blurMaterial===null&&(this._blurMaterial=uM());let n=this._blurMaterial,s=n.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(e,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(t,0,n),s.envMap.value=t.texture,this._renderCube(r,0,n)}};function Pg(i,t,e){return new rl(i,{minFilter:Cs,generateMipmaps:t,type:Gi,colorSpace:_a,depthBuffer:e})}function ol(i,t,e){return new os({name:i,uniforms:t,vertexShader:me.cube_vert,fragmentShader:e,side:si,blending:br,depthTest:!1,depthWrite:!1})}function cM(){return ol("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${jg}u

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float lodBias;

		#include <common>

		// Van der Corput radical inverse
		float radicalInverse_VdC( uint bits ) {

			bits = ( bits << 16u ) | ( bits >> 16u );
			bits = ( ( bits & 0x55555555u ) << 1u ) | ( ( bits & 0xAAAAAAAAu ) >> 1u );
			bits = ( ( bits & 0x33333333u ) << 2u ) | ( ( bits & 0xCCCCCCCCu ) >> 2u );
			bits = ( ( bits & 0x0F0F0F0Fu ) << 4u ) | ( ( bits & 0xF0F0F0F0u ) >> 4u );
			bits = ( ( bits & 0x00FF00FFu ) << 8u ) | ( ( bits & 0xFF00FF00u ) >> 8u );
			return float( bits ) * 2.3283064365386963e-10; // / 0x100000000

		}

		// Hammersley sequence
		vec2 hammersley( uint i, uint N ) {

			return vec2( float( i ) / float( N ), radicalInverse_VdC( i ) );

		}

		void main() {

			vec3 N = normalize( vWorldDirection );

			// For very low roughness, just sample the environment directly
			if ( roughness < 0.001 ) {

				gl_FragColor = vec4( textureLod( envMap, N, 0.0 ).rgb, 1.0 );
				return;

			}

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			// Tangent space basis for VNDF sampling
			vec3 up = abs( N.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, N ) );
			vec3 bitangent = cross( N, tangent );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			for ( uint i = 0u; i < GGX_SAMPLES; i ++ ) {

				vec2 Xi = hammersley( i, GGX_SAMPLES );

				// With V = N, sample the reflected direction directly.
				float invQ = 1.0 / ( 1.0 - Xi.x + alpha2 * Xi.x );
				float NdotL = ( 1.0 - Xi.x - alpha2 * Xi.x ) * invQ;

				if ( NdotL > 0.0 ) {

					float phi = 2.0 * PI * Xi.y;
					float sinTheta = 2.0 * alpha * sqrt( Xi.x * ( 1.0 - Xi.x ) ) * invQ;
					vec3 L = N * NdotL + ( tangent * cos( phi ) + bitangent * sin( phi ) ) * sinTheta;

					// Match the source mip to the sample's solid angle. The terms
					// independent of the sample are precomputed in lodBias.
					float d = alpha2 * invQ;
					float lod = max( log2( d ) + lodBias, 0.0 );

					// Weight by NdotL for the split-sum approximation
					prefilteredColor += textureLod( envMap, L, lod ).rgb * NdotL;
					totalWeight += NdotL;

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function hM(){return ol("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:Qg}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float sourceLod;
		uniform int sourceSize;

		void main() {

			vec3 N = normalize( vWorldDirection );

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			float texelSize = 2.0 / float( sourceSize );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			// Pair opposite texels: only the one in N's hemisphere contributes.
			for ( int face = 0; face < 3; face ++ ) {

				for ( int y = 0; y < sourceSize; y ++ ) {

					for ( int x = 0; x < sourceSize; x ++ ) {

						vec2 uv = ( vec2( x, y ) + 0.5 ) * texelSize - 1.0;
						vec3 texelDirection = face == 0 ? vec3( 1.0, uv ) : ( face == 1 ? vec3( uv.x, 1.0, uv.y ) : vec3( uv, 1.0 ) );

						float invDistance = inversesqrt( 1.0 + dot( uv, uv ) );
						float NdotL = dot( N, texelDirection );
						texelDirection *= NdotL < 0.0 ? - 1.0 : 1.0;
						NdotL = abs( NdotL ) * invDistance;

						// With V = N, NdotH squared is ( 1 + NdotL ) / 2. Common factors
						// in the GGX distribution and texel solid angle cancel when normalized.
						float d = 1.0 + alpha2 + ( alpha2 - 1.0 ) * NdotL;
						float weight = NdotL * invDistance * invDistance * invDistance / ( d * d );

						prefilteredColor += textureLod( envMap, texelDirection, sourceLod ).rgb * weight;
						totalWeight += weight;

					}

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function uM(){return ol("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${rM}
		#define GOLDEN_ANGLE 2.39996322973

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float sigma;

		#include <common>

		void main() {

			vec3 outputDirection = normalize( vWorldDirection );

			vec3 up = abs( outputDirection.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, outputDirection ) );
			vec3 bitangent = cross( outputDirection, tangent );

			// Truncate the kernel at three standard deviations or at the antipode.
			float thetaMax = min( 3.0 * sigma, PI );
			float truncation = 1.0 - exp( - 0.5 * thetaMax * thetaMax / ( sigma * sigma ) );

			vec3 accumColor = vec3( 0.0 );
			float accumWeight = 0.0;

			for ( int i = 0; i < SAMPLES; i ++ ) {

				// Stratified inverse-CDF sampling of the Gaussian, placed on a golden-angle spiral.
				float stratum = ( float( i ) + 0.5 ) / float( SAMPLES );
				float theta = sigma * sqrt( - 2.0 * log( 1.0 - stratum * truncation ) );
				float phi = float( i ) * GOLDEN_ANGLE;

				vec3 offset = cos( phi ) * tangent + sin( phi ) * bitangent;
				vec3 sampleDirection = cos( theta ) * outputDirection + sin( theta ) * offset;

				// Correct the planar sample density to solid angle.
				float weight = sin( theta ) / theta;

				accumColor += weight * textureLod( envMap, sampleDirection, 0.0 ).rgb;
				accumWeight += weight;

			}

			gl_FragColor = vec4( accumColor / accumWeight, 1.0 );

		}
	`)}function Ig(){return ol("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

		varying vec3 vWorldDirection;

		uniform sampler2D envMap;

		#include <common>

		void main() {

			// Average four subpixel samples to preserve small, bright features.
			vec3 direction = normalize( vWorldDirection );
			vec3 dx = dFdx( direction ) * 0.25;
			vec3 dy = dFdy( direction ) * 0.25;

			vec3 color = textureLod( envMap, equirectUv( normalize( direction - dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction - dx + dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx + dy ) ), 0.0 ).rgb;
			gl_FragColor = vec4( color * 0.25, 1.0 );

		}
	`)}function Lg(){return ol("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function dM(i){let t=new WeakMap,e=new WeakMap,n=null;function s(d,f=!1){return d==null?null:f?o(d):r(d)}function r(d){if(d&&d.isTexture){let f=d.mapping;if(f===Zc||f===Kc)if(t.has(d)){let g=t.get(d).texture;return a(g,d.mapping)}else{let g=d.image;if(g&&g.height>0){let x=new rl(g.height);return x.fromEquirectangularTexture(i,d),t.set(d,x),d.addEventListener("dispose",c),a(x.texture,d.mapping)}else return null}}return d}function o(d){if(d&&d.isTexture&&d.isPMREMTexture!==!0){let f=d.mapping,g=f===Zc||f===Kc,x=f===Mr||f===Ro;if(g||x){let p=e.get(d),m=p!==void 0?p.texture.pmremVersion:0;if(d.isRenderTargetTexture&&d.pmremVersion!==m)return n===null&&(n=new Uh(i)),p=g?n.fromEquirectangular(d,p):n.fromCubemap(d,p),p.texture.pmremVersion=d.pmremVersion,e.set(d,p),p.texture;if(p!==void 0)return p.texture;{let _=d.image;return g&&_&&_.height>0||x&&_&&l(_)?(n===null&&(n=new Uh(i)),p=g?n.fromEquirectangular(d):n.fromCubemap(d),p.texture.pmremVersion=d.pmremVersion,e.set(d,p),d.addEventListener("dispose",h),p.texture):null}}}return d}function a(d,f){return f===Zc?d.mapping=Mr:f===Kc&&(d.mapping=Ro),d}function l(d){let f=0,g=6;for(let x=0;x<g;x++)d[x]!==void 0&&f++;return f===g}function c(d){let f=d.target;f.removeEventListener("dispose",c);let g=t.get(f);g!==void 0&&(t.delete(f),g.dispose())}function h(d){let f=d.target;f.removeEventListener("dispose",h);let g=e.get(f);g!==void 0&&(e.delete(f),g.dispose())}function u(){t=new WeakMap,e=new WeakMap,n!==null&&(n.dispose(),n=null)}return{get:s,dispose:u}}function fM(i){let t={};function e(n){if(t[n]!==void 0)return t[n];let s=i.getExtension(n);return t[n]=s,s}return{has:function(n){return e(n)!==null},init:function(){e("EXT_color_buffer_float"),e("WEBGL_clip_cull_distance"),e("OES_texture_float_linear"),e("EXT_color_buffer_half_float"),e("WEBGL_multisampled_render_to_texture"),e("WEBGL_render_shared_exponent")},get:function(n){let s=e(n);return s===null&&ua("WebGLRenderer: "+n+" extension not supported."),s}}}function pM(i,t,e,n){let s={},r=new WeakMap,o=new FinalizationRegistry(g=>delete s[g]);function a(g){l(g.target)}function l(g){g.index!==null&&t.remove(g.index);for(let p in g.attributes)t.remove(g.attributes[p]);g.removeEventListener("dispose",a),delete s[g.id],o.unregister(g);let x=r.get(g);x&&(t.remove(x),r.delete(g)),n.releaseStatesOfGeometry(g),g.isInstancedBufferGeometry===!0&&delete g._maxInstanceCount,e.memory.geometries--}function c(g,x){return s[x.id]!==void 0||(x.addEventListener("dispose",a),s[x.id]=new WeakRef(x),o.register(x,x.id,x),e.memory.geometries++),x}function h(g){let x=g.attributes;for(let p in x)t.update(x[p],i.ARRAY_BUFFER)}function u(g){let x=g.index,p=g.attributes.position,m=0;if(p===void 0)return;let _=x!==null?x.array.length:p.array.length/3-1,w=p.count>=65535?wa:Ma,b=new w(Math.ceil(_/3)*6,1),C=b.array;if(x!==null){let v=x.array;m=x.version;for(let E=0,O=0;E<_;E+=3){let P=v[E+0],L=v[E+1],z=v[E+2];C[O++]=P,C[O++]=L,C[O++]=L,C[O++]=z,C[O++]=z,C[O++]=P}}else{m=p.version;for(let v=0,E=0;v<_;v+=3){let O=v+0,P=v+1,L=v+2;C[E++]=O,C[E++]=P,C[E++]=P,C[E++]=L,C[E++]=L,C[E++]=O}}b.version=m;let A=r.get(g);A&&t.remove(A),r.set(g,b)}function d(g){let x=r.get(g);if(x){let p=g.index;p!==null&&x.version<p.version&&u(g)}else u(g);return r.get(g)}function f(){for(let g in s){let x=s[g].deref();x!==void 0&&l(x)}}return{get:c,update:h,getWireframeAttribute:d,dispose:f}}function mM(i,t,e){let n;function s(u){n=u}let r,o;function a(u){r=u.type,o=u.bytesPerElement}function l(u,d){i.drawElements(n,d,r,u*o),e.update(d,n,1)}function c(u,d,f){f!==0&&(i.drawElementsInstanced(n,d,r,u*o,f),e.update(d,n,f))}function h(u,d,f){if(f===0)return;t.get("WEBGL_multi_draw").multiDrawElementsWEBGL(n,d,0,r,u,0,f);let x=0;for(let p=0;p<f;p++)x+=d[p];e.update(x,n,1)}this.setMode=s,this.setIndex=a,this.render=l,this.renderInstances=c,this.renderMultiDraw=h}function gM(i){let t={geometries:0,textures:0},e={frame:0,calls:0,triangles:0,points:0,lines:0};function n(r,o,a){switch(e.calls++,o){case i.TRIANGLES:e.triangles+=a*(r/3);break;case i.LINES:e.lines+=a*(r/2);break;case i.LINE_STRIP:e.lines+=a*(r-1);break;case i.LINE_LOOP:e.lines+=a*r;break;case i.POINTS:e.points+=a*r;break;default:ne("WebGLInfo: Unknown draw mode:",o);break}}function s(){e.calls=0,e.triangles=0,e.points=0,e.lines=0}return{memory:t,render:e,programs:null,autoReset:!0,reset:s,update:n}}function _M(i,t,e){let n=new WeakMap,s=new sn;function r(o,a,l){let c=o.morphTargetInfluences,h=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,u=h!==void 0?h.length:0,d=n.get(a);if(d===void 0||d.count!==u){let O=function(){v.dispose(),n.delete(a),a.removeEventListener("dispose",O)};d!==void 0&&d.texture.dispose();let f=a.morphAttributes.position!==void 0,g=a.morphAttributes.normal!==void 0,x=a.morphAttributes.color!==void 0,p=a.morphAttributes.position||[],m=a.morphAttributes.normal||[],_=a.morphAttributes.color||[],w=0;f===!0&&(w=1),g===!0&&(w=2),x===!0&&(w=3);let b=a.attributes.position.count*w,C=1;b>t.maxTextureSize&&(C=Math.ceil(b/t.maxTextureSize),b=t.maxTextureSize);let A=new Float32Array(b*C*4*u),v=new xa(A,b,C,u);v.type=Vi,v.needsUpdate=!0;let E=w*4;for(let P=0;P<u;P++){let L=p[P],z=m[P],G=_[P],N=b*C*4*P;for(let X=0;X<L.count;X++){let $=X*E;f===!0&&(s.fromBufferAttribute(L,X),A[N+$+0]=s.x,A[N+$+1]=s.y,A[N+$+2]=s.z,A[N+$+3]=0),g===!0&&(s.fromBufferAttribute(z,X),A[N+$+4]=s.x,A[N+$+5]=s.y,A[N+$+6]=s.z,A[N+$+7]=0),x===!0&&(s.fromBufferAttribute(G,X),A[N+$+8]=s.x,A[N+$+9]=s.y,A[N+$+10]=s.z,A[N+$+11]=G.itemSize===4?s.w:1)}}d={count:u,texture:v,size:new Ct(b,C)},n.set(a,d),a.addEventListener("dispose",O)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(i,"morphTexture",o.morphTexture,e);else{let f=0;for(let x=0;x<c.length;x++)f+=c[x];let g=a.morphTargetsRelative?1:1-f;l.getUniforms().setValue(i,"morphTargetBaseInfluence",g),l.getUniforms().setValue(i,"morphTargetInfluences",c)}l.getUniforms().setValue(i,"morphTargetsTexture",d.texture,e),l.getUniforms().setValue(i,"morphTargetsTextureSize",d.size)}return{update:r}}function vM(i,t,e,n,s){let r=new WeakMap;function o(c){let h=s.render.frame,u=c.geometry,d=t.get(c,u);if(r.get(d)!==h&&(t.update(d),r.set(d,h)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),r.get(c)!==h&&(e.update(c.instanceMatrix,i.ARRAY_BUFFER),c.instanceColor!==null&&e.update(c.instanceColor,i.ARRAY_BUFFER),r.set(c,h))),c.isSkinnedMesh){let f=c.skeleton;r.get(f)!==h&&(f.update(),r.set(f,h))}return d}function a(){r=new WeakMap}function l(c){let h=c.target;h.removeEventListener("dispose",l),n.releaseStatesOfObject(h),e.remove(h.instanceMatrix),h.instanceColor!==null&&e.remove(h.instanceColor)}return{update:o,dispose:a}}var yM={[Fd]:"LINEAR_TONE_MAPPING",[Ud]:"REINHARD_TONE_MAPPING",[Od]:"CINEON_TONE_MAPPING",[kd]:"ACES_FILMIC_TONE_MAPPING",[zd]:"AGX_TONE_MAPPING",[Vd]:"NEUTRAL_TONE_MAPPING",[Bd]:"CUSTOM_TONE_MAPPING"};function xM(i,t,e,n,s,r){let o=new _i(t,e,{type:i,depthBuffer:s,stencilBuffer:r,samples:n?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,l=null,c=null,h=new Ye;h.setAttribute("position",new pe([-1,3,0,-1,-1,0,3,-1,0],3)),h.setAttribute("uv",new pe([0,2,0,0,2,0],2));let u=new Dc({uniforms:{tDiffuse:{value:null}},vertexShader:`
			precision highp float;

			uniform mat4 modelViewMatrix;
			uniform mat4 projectionMatrix;

			attribute vec3 position;
			attribute vec2 uv;

			varying vec2 vUv;

			void main() {
				vUv = uv;
				gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
			}`,fragmentShader:`
			precision highp float;

			uniform sampler2D tDiffuse;

			varying vec2 vUv;

			#include <tonemapping_pars_fragment>
			#include <colorspace_pars_fragment>

			void main() {
				gl_FragColor = texture2D( tDiffuse, vUv );

				#ifdef LINEAR_TONE_MAPPING
					gl_FragColor.rgb = LinearToneMapping( gl_FragColor.rgb );
				#elif defined( REINHARD_TONE_MAPPING )
					gl_FragColor.rgb = ReinhardToneMapping( gl_FragColor.rgb );
				#elif defined( CINEON_TONE_MAPPING )
					gl_FragColor.rgb = CineonToneMapping( gl_FragColor.rgb );
				#elif defined( ACES_FILMIC_TONE_MAPPING )
					gl_FragColor.rgb = ACESFilmicToneMapping( gl_FragColor.rgb );
				#elif defined( AGX_TONE_MAPPING )
					gl_FragColor.rgb = AgXToneMapping( gl_FragColor.rgb );
				#elif defined( NEUTRAL_TONE_MAPPING )
					gl_FragColor.rgb = NeutralToneMapping( gl_FragColor.rgb );
				#elif defined( CUSTOM_TONE_MAPPING )
					gl_FragColor.rgb = CustomToneMapping( gl_FragColor.rgb );
				#endif

				#ifdef SRGB_TRANSFER
					gl_FragColor = sRGBTransferOETF( gl_FragColor );
				#endif
			}`,depthTest:!1,depthWrite:!1}),d=new Se(h,u),f=new Xa(-1,1,1,-1,0,1),g=null,x=null,p=!1,m,_=null,w=[],b=!1;this.setSize=function(C,A){o.setSize(C,A),a!==null&&a.setSize(C,A),l!==null&&l.setSize(C,A);for(let v=0;v<w.length;v++){let E=w[v];E.setSize&&E.setSize(C,A)}},this.setEffects=function(C){w=C,b=w.length>0&&w[0].isRenderPass===!0;let A=o.width,v=o.height;w.length>0&&a===null&&(a=new _i(A,v,{type:Gi,depthBuffer:!1,stencilBuffer:!1}),l=new _i(A,v,{type:Gi,depthBuffer:!1,stencilBuffer:!1}));let E=s===!0&&w.some(O=>O.needsDepthTexture===!0);E!==(o.depthTexture!==null)&&(E===!0&&c===null&&(c=new Es(A,v),r===!0&&(c.format=Rs,c.type=wr)),o.dispose(),o.depthTexture=E?c:null,o.resolveDepthBuffer=E,o.storeMultisampledDepthBuffer=E);for(let O=0;O<w.length;O++){let P=w[O];P.setSize&&P.setSize(A,v),E&&P.needsDepthTexture===!0&&P.setDepthTexture&&P.setDepthTexture(c)}},this.begin=function(C,A){if(p||C.toneMapping===as&&w.length===0)return!1;if(_=A,A!==null){let v=A.width,E=A.height;(o.width!==v||o.height!==E)&&this.setSize(v,E)}return b===!1&&C.setRenderTarget(o),m=C.toneMapping,C.toneMapping=as,!0},this.hasRenderPass=function(){return b},this.end=function(C,A){C.toneMapping=m,p=!0;let v=o,E=a;for(let O=0;O<w.length;O++){let P=w[O];P.enabled!==!1&&(P.render(C,E,v,A),P.needsSwap!==!1&&(v=E,E=E===a?l:a))}if(g!==C.outputColorSpace||x!==C.toneMapping){g=C.outputColorSpace,x=C.toneMapping,u.defines={},be.getTransfer(g)===Le&&(u.defines.SRGB_TRANSFER="");let O=yM[x];O&&(u.defines[O]=""),u.needsUpdate=!0}u.uniforms.tDiffuse.value=v.texture,C.setRenderTarget(_),C.render(d,f),_=null,p=!1},this.isCompositing=function(){return p},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),l!==null&&l.dispose(),h.dispose(),u.dispose()}}var t0=new ii,e0=new Es(1,1),n0=new Aa(1),i0=new xa,s0=new bc,r0=new Ta,Dg=[],Ng=[],Fg=new Float32Array(16),Ug=new Float32Array(9),Og=new Float32Array(4);function Lo(i,t,e){let n=i[0];if(n<=0||n>0)return i;let s=t*e,r=Dg[s];if(r===void 0&&(r=new Float32Array(s),Dg[s]=r),t!==0){n.toArray(r,0);for(let o=1,a=0;o!==t;++o)a+=e,i[o].toArray(r,a)}return r}function En(i,t){if(i.length!==t.length)return!1;for(let e=0,n=i.length;e<n;e++)if(i[e]!==t[e])return!1;return!0}function Tn(i,t){for(let e=0,n=t.length;e<n;e++)i[e]=t[e]}function kh(i,t){let e=Ng[t];e===void 0&&(e=new Int32Array(t),Ng[t]=e);for(let n=0;n!==t;++n)e[n]=i.allocateTextureUnit();return e}function bM(i,t){let e=this.cache;e[0]!==t&&(i.uniform1f(this.addr,t),e[0]=t)}function SM(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2f(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(En(e,t))return;i.uniform2fv(this.addr,t),Tn(e,t)}}function MM(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3f(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else if(t.r!==void 0)(e[0]!==t.r||e[1]!==t.g||e[2]!==t.b)&&(i.uniform3f(this.addr,t.r,t.g,t.b),e[0]=t.r,e[1]=t.g,e[2]=t.b);else{if(En(e,t))return;i.uniform3fv(this.addr,t),Tn(e,t)}}function wM(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4f(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(En(e,t))return;i.uniform4fv(this.addr,t),Tn(e,t)}}function EM(i,t){let e=this.cache,n=t.elements;if(n===void 0){if(En(e,t))return;i.uniformMatrix2fv(this.addr,!1,t),Tn(e,t)}else{if(En(e,n))return;Og.set(n),i.uniformMatrix2fv(this.addr,!1,Og),Tn(e,n)}}function TM(i,t){let e=this.cache,n=t.elements;if(n===void 0){if(En(e,t))return;i.uniformMatrix3fv(this.addr,!1,t),Tn(e,t)}else{if(En(e,n))return;Ug.set(n),i.uniformMatrix3fv(this.addr,!1,Ug),Tn(e,n)}}function AM(i,t){let e=this.cache,n=t.elements;if(n===void 0){if(En(e,t))return;i.uniformMatrix4fv(this.addr,!1,t),Tn(e,t)}else{if(En(e,n))return;Fg.set(n),i.uniformMatrix4fv(this.addr,!1,Fg),Tn(e,n)}}function CM(i,t){let e=this.cache;e[0]!==t&&(i.uniform1i(this.addr,t),e[0]=t)}function RM(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2i(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(En(e,t))return;i.uniform2iv(this.addr,t),Tn(e,t)}}function PM(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3i(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else{if(En(e,t))return;i.uniform3iv(this.addr,t),Tn(e,t)}}function IM(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4i(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(En(e,t))return;i.uniform4iv(this.addr,t),Tn(e,t)}}function LM(i,t){let e=this.cache;e[0]!==t&&(i.uniform1ui(this.addr,t),e[0]=t)}function DM(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2ui(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(En(e,t))return;i.uniform2uiv(this.addr,t),Tn(e,t)}}function NM(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3ui(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else{if(En(e,t))return;i.uniform3uiv(this.addr,t),Tn(e,t)}}function FM(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4ui(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(En(e,t))return;i.uniform4uiv(this.addr,t),Tn(e,t)}}function Bh(i){return i.version===0&&(i.compareFunction=jd,i.needsUpdate=!0),i}function UM(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_2D_SHADOW?r=Bh(e0):r=t0,e.setTexture2D(t||r,s)}function OM(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),e.setTexture3D(t||s0,s)}function kM(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_CUBE_SHADOW?r=Bh(n0):r=r0,e.setTextureCube(t||r,s)}function BM(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),e.setTexture2DArray(t||i0,s)}function zM(i){switch(i){case 5126:return bM;case 35664:return SM;case 35665:return MM;case 35666:return wM;case 35674:return EM;case 35675:return TM;case 35676:return AM;case 5124:case 35670:return CM;case 35667:case 35671:return RM;case 35668:case 35672:return PM;case 35669:case 35673:return IM;case 5125:return LM;case 36294:return DM;case 36295:return NM;case 36296:return FM;case 35678:case 36198:case 36298:case 36306:case 35682:return UM;case 35679:case 36299:case 36307:return OM;case 35680:case 36300:case 36308:case 36293:return kM;case 36289:case 36303:case 36311:case 36292:return BM}}function VM(i,t){i.uniform1fv(this.addr,t)}function GM(i,t){let e=Lo(t,this.size,2);i.uniform2fv(this.addr,e)}function HM(i,t){let e=Lo(t,this.size,3);i.uniform3fv(this.addr,e)}function WM(i,t){let e=Lo(t,this.size,4);i.uniform4fv(this.addr,e)}function XM(i,t){let e=Lo(t,this.size,4);i.uniformMatrix2fv(this.addr,!1,e)}function qM(i,t){let e=Lo(t,this.size,9);i.uniformMatrix3fv(this.addr,!1,e)}function YM(i,t){let e=Lo(t,this.size,16);i.uniformMatrix4fv(this.addr,!1,e)}function $M(i,t){i.uniform1iv(this.addr,t)}function ZM(i,t){i.uniform2iv(this.addr,t)}function KM(i,t){i.uniform3iv(this.addr,t)}function JM(i,t){i.uniform4iv(this.addr,t)}function jM(i,t){i.uniform1uiv(this.addr,t)}function QM(i,t){i.uniform2uiv(this.addr,t)}function tw(i,t){i.uniform3uiv(this.addr,t)}function ew(i,t){i.uniform4uiv(this.addr,t)}function nw(i,t,e){let n=this.cache,s=t.length,r=kh(e,s);En(n,r)||(i.uniform1iv(this.addr,r),Tn(n,r));let o;this.type===i.SAMPLER_2D_SHADOW?o=Bh(e0):o=t0;for(let a=0;a!==s;++a)e.setTexture2D(t[a]||o,r[a])}function iw(i,t,e){let n=this.cache,s=t.length,r=kh(e,s);En(n,r)||(i.uniform1iv(this.addr,r),Tn(n,r));for(let o=0;o!==s;++o)e.setTexture3D(t[o]||s0,r[o])}function sw(i,t,e){let n=this.cache,s=t.length,r=kh(e,s);En(n,r)||(i.uniform1iv(this.addr,r),Tn(n,r));let o;this.type===i.SAMPLER_CUBE_SHADOW?o=Bh(n0):o=r0;for(let a=0;a!==s;++a)e.setTextureCube(t[a]||o,r[a])}function rw(i,t,e){let n=this.cache,s=t.length,r=kh(e,s);En(n,r)||(i.uniform1iv(this.addr,r),Tn(n,r));for(let o=0;o!==s;++o)e.setTexture2DArray(t[o]||i0,r[o])}function ow(i){switch(i){case 5126:return VM;case 35664:return GM;case 35665:return HM;case 35666:return WM;case 35674:return XM;case 35675:return qM;case 35676:return YM;case 5124:case 35670:return $M;case 35667:case 35671:return ZM;case 35668:case 35672:return KM;case 35669:case 35673:return JM;case 5125:return jM;case 36294:return QM;case 36295:return tw;case 36296:return ew;case 35678:case 36198:case 36298:case 36306:case 35682:return nw;case 35679:case 36299:case 36307:return iw;case 35680:case 36300:case 36308:case 36293:return sw;case 36289:case 36303:case 36311:case 36292:return rw}}var pf=class{constructor(t,e,n){this.id=t,this.addr=n,this.cache=[],this.type=e.type,this.setValue=zM(e.type)}},mf=class{constructor(t,e,n){this.id=t,this.addr=n,this.cache=[],this.type=e.type,this.size=e.size,this.setValue=ow(e.type)}},gf=class{constructor(t){this.id=t,this.seq=[],this.map={}}setValue(t,e,n){let s=this.seq;for(let r=0,o=s.length;r!==o;++r){let a=s[r];a.setValue(t,e[a.id],n)}}},df=/(\w+)(\])?(\[|\.)?/g;function kg(i,t){i.seq.push(t),i.map[t.id]=t}function aw(i,t,e){let n=i.name,s=n.length;for(df.lastIndex=0;;){let r=df.exec(n),o=df.lastIndex,a=r[1],l=r[2]==="]",c=r[3];if(l&&(a=a|0),c===void 0||c==="["&&o+2===s){kg(e,c===void 0?new pf(a,i,t):new mf(a,i,t));break}else{let u=e.map[a];u===void 0&&(u=new gf(a),kg(e,u)),e=u}}}var Io=class{constructor(t,e){this.seq=[],this.map={};let n=t.getProgramParameter(e,t.ACTIVE_UNIFORMS);for(let o=0;o<n;++o){let a=t.getActiveUniform(e,o),l=t.getUniformLocation(e,a.name);aw(a,l,this)}let s=[],r=[];for(let o of this.seq)o.type===t.SAMPLER_2D_SHADOW||o.type===t.SAMPLER_CUBE_SHADOW||o.type===t.SAMPLER_2D_ARRAY_SHADOW?s.push(o):r.push(o);s.length>0&&(this.seq=s.concat(r))}setValue(t,e,n,s){let r=this.map[e];r!==void 0&&r.setValue(t,n,s)}setOptional(t,e,n){let s=e[n];s!==void 0&&this.setValue(t,n,s)}static upload(t,e,n,s){for(let r=0,o=e.length;r!==o;++r){let a=e[r],l=n[a.id];l.needsUpdate!==!1&&a.setValue(t,l.value,s)}}static seqWithValue(t,e){let n=[];for(let s=0,r=t.length;s!==r;++s){let o=t[s];o.id in e&&n.push(o)}return n}};function Bg(i,t,e){let n=i.createShader(t);return i.shaderSource(n,e),i.compileShader(n),n}var lw=37297,cw=0;function hw(i,t){let e=i.split(`
`),n=[],s=Math.max(t-6,0),r=Math.min(t+6,e.length);for(let o=s;o<r;o++){let a=o+1;n.push(`${a===t?">":" "} ${a}: ${e[o]}`)}return n.join(`
`)}var zg=new se;function uw(i){be._getMatrix(zg,be.workingColorSpace,i);let t=`mat3( ${zg.elements.map(e=>e.toFixed(4))} )`;switch(be.getTransfer(i)){case va:return[t,"LinearTransferOETF"];case Le:return[t,"sRGBTransferOETF"];default:return Kt("WebGLProgram: Unsupported color space: ",i),[t,"LinearTransferOETF"]}}function Vg(i,t,e){let n=i.getShaderParameter(t,i.COMPILE_STATUS),r=(i.getShaderInfoLog(t)||"").trim();if(n&&r==="")return"";let o=/ERROR: 0:(\d+)/.exec(r);if(o){let a=parseInt(o[1]);return e.toUpperCase()+`

`+r+`

`+hw(i.getShaderSource(t),a)}else return r}function dw(i,t){let e=uw(t);return[`vec4 ${i}( vec4 value ) {`,`	return ${e[1]}( vec4( ${e[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var fw={[Fd]:"Linear",[Ud]:"Reinhard",[Od]:"Cineon",[kd]:"ACESFilmic",[zd]:"AgX",[Vd]:"Neutral",[Bd]:"Custom"};function pw(i,t){let e=fw[t];return e===void 0?(Kt("WebGLProgram: Unsupported toneMapping:",t),"vec3 "+i+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+i+"( vec3 color ) { return "+e+"ToneMapping( color ); }"}var Fh=new F;function mw(){be.getLuminanceCoefficients(Fh);let i=Fh.x.toFixed(4),t=Fh.y.toFixed(4),e=Fh.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${i}, ${t}, ${e} );`,"	return dot( weights, rgb );","}"].join(`
`)}function gw(i){return[i.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",i.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(sl).join(`
`)}function _w(i){let t=[];for(let e in i){let n=i[e];n!==!1&&t.push("#define "+e+" "+n)}return t.join(`
`)}function vw(i,t){let e={},n=i.getProgramParameter(t,i.ACTIVE_ATTRIBUTES);for(let s=0;s<n;s++){let r=i.getActiveAttrib(t,s),o=r.name,a=1;r.type===i.FLOAT_MAT2&&(a=2),r.type===i.FLOAT_MAT3&&(a=3),r.type===i.FLOAT_MAT4&&(a=4),e[o]={type:r.type,location:i.getAttribLocation(t,o),locationSize:a}}return e}function sl(i){return i!==""}function Gg(i,t){let e=t.numSpotLightShadows+t.numSpotLightMaps-t.numSpotLightShadowsWithMaps;return i.replace(/NUM_SUN_LIGHTS/g,t.numSunLights).replace(/NUM_DIR_LIGHTS/g,t.numDirLights).replace(/NUM_SPOT_LIGHTS/g,t.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,t.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,e).replace(/NUM_RECT_AREA_LIGHTS/g,t.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,t.numPointLights).replace(/NUM_HEMI_LIGHTS/g,t.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,t.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,t.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,t.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,t.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,t.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,t.numLightProbeGrids)}function Hg(i,t){return i.replace(/NUM_CLIPPING_PLANES/g,t.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,t.numClippingPlanes-t.numClipIntersection)}var yw=/^[ \t]*#include +<([\w\d./]+)>/gm;function _f(i){return i.replace(yw,xw)}function xw(i,t){let e=me[t];if(e===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+t+">");return _f(e)}var bw=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function Wg(i){return i.replace(bw,Sw)}function Sw(i,t,e,n){let s="";for(let r=parseInt(t);r<parseInt(e);r++)s+=n.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function Xg(i){let t=`precision ${i.precision} float;
	precision ${i.precision} int;
	precision ${i.precision} sampler2D;
	precision ${i.precision} samplerCube;
	precision ${i.precision} sampler3D;
	precision ${i.precision} sampler2DArray;
	precision ${i.precision} sampler2DShadow;
	precision ${i.precision} samplerCubeShadow;
	precision ${i.precision} sampler2DArrayShadow;
	precision ${i.precision} isampler2D;
	precision ${i.precision} isampler3D;
	precision ${i.precision} isamplerCube;
	precision ${i.precision} isampler2DArray;
	precision ${i.precision} usampler2D;
	precision ${i.precision} usampler3D;
	precision ${i.precision} usamplerCube;
	precision ${i.precision} usampler2DArray;
	`;return i.precision==="highp"?t+=`
#define HIGH_PRECISION`:i.precision==="mediump"?t+=`
#define MEDIUM_PRECISION`:i.precision==="lowp"&&(t+=`
#define LOW_PRECISION`),t}var Mw={[xr]:"SHADOWMAP_TYPE_PCF",[Ao]:"SHADOWMAP_TYPE_VSM"};function ww(i){return Mw[i.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var Ew={[Ro]:"ENVMAP_MODE_REFRACTION"};function Tw(i){return i.envMap===!1?"ENVMAP_MODE_REFLECTION":Ew[i.envMapMode]||"ENVMAP_MODE_REFLECTION"}var Aw={[$c]:"ENVMAP_BLENDING_MULTIPLY",[ig]:"ENVMAP_BLENDING_MIX",[sg]:"ENVMAP_BLENDING_ADD"};function Cw(i){return i.envMap===!1?"ENVMAP_BLENDING_NONE":Aw[i.combine]||"ENVMAP_BLENDING_NONE"}function Rw(i,t,e,n){let s=i.getContext(),r=e.defines,o=e.vertexShader,a=e.fragmentShader,l=ww(e),c=e.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",h=Tw(e),u=Cw(e),d=gw(e),f=_w(r),g=s.createProgram(),x,p,m=e.glslVersion?"#version "+e.glslVersion+`
`:"";e.isRawShaderMaterial?(x=["#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,f].filter(sl).join(`
`),x.length>0&&(x+=`
`),p=["#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,f].filter(sl).join(`
`),p.length>0&&(p+=`
`)):(x=[Xg(e),"#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,f,e.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",e.batching?"#define USE_BATCHING":"",e.batchingColor?"#define USE_BATCHING_COLOR":"",e.instancing?"#define USE_INSTANCING":"",e.instancingColor?"#define USE_INSTANCING_COLOR":"",e.instancingMorph?"#define USE_INSTANCING_MORPH":"",e.useFog&&e.fog?"#define USE_FOG":"",e.useFog&&e.fogExp2?"#define FOG_EXP2":"",e.map?"#define USE_MAP":"",e.envMap?"#define USE_ENVMAP":"",e.envMap?"#define "+h:"",e.lightMap?"#define USE_LIGHTMAP":"",e.aoMap?"#define USE_AOMAP":"",e.bumpMap?"#define USE_BUMPMAP":"",e.normalMap?"#define USE_NORMALMAP":"",e.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",e.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",e.displacementMap?"#define USE_DISPLACEMENTMAP":"",e.emissiveMap?"#define USE_EMISSIVEMAP":"",e.anisotropy?"#define USE_ANISOTROPY":"",e.anisotropyMap?"#define USE_ANISOTROPYMAP":"",e.clearcoatMap?"#define USE_CLEARCOATMAP":"",e.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",e.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",e.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",e.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",e.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",e.specularMap?"#define USE_SPECULARMAP":"",e.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",e.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",e.roughnessMap?"#define USE_ROUGHNESSMAP":"",e.metalnessMap?"#define USE_METALNESSMAP":"",e.alphaMap?"#define USE_ALPHAMAP":"",e.alphaHash?"#define USE_ALPHAHASH":"",e.transmission?"#define USE_TRANSMISSION":"",e.transmissionMap?"#define USE_TRANSMISSIONMAP":"",e.thicknessMap?"#define USE_THICKNESSMAP":"",e.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",e.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",e.mapUv?"#define MAP_UV "+e.mapUv:"",e.alphaMapUv?"#define ALPHAMAP_UV "+e.alphaMapUv:"",e.lightMapUv?"#define LIGHTMAP_UV "+e.lightMapUv:"",e.aoMapUv?"#define AOMAP_UV "+e.aoMapUv:"",e.emissiveMapUv?"#define EMISSIVEMAP_UV "+e.emissiveMapUv:"",e.bumpMapUv?"#define BUMPMAP_UV "+e.bumpMapUv:"",e.normalMapUv?"#define NORMALMAP_UV "+e.normalMapUv:"",e.displacementMapUv?"#define DISPLACEMENTMAP_UV "+e.displacementMapUv:"",e.metalnessMapUv?"#define METALNESSMAP_UV "+e.metalnessMapUv:"",e.roughnessMapUv?"#define ROUGHNESSMAP_UV "+e.roughnessMapUv:"",e.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+e.anisotropyMapUv:"",e.clearcoatMapUv?"#define CLEARCOATMAP_UV "+e.clearcoatMapUv:"",e.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+e.clearcoatNormalMapUv:"",e.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+e.clearcoatRoughnessMapUv:"",e.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+e.diffuseRoughnessMapUv:"",e.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+e.iridescenceMapUv:"",e.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+e.iridescenceThicknessMapUv:"",e.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+e.sheenColorMapUv:"",e.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+e.sheenRoughnessMapUv:"",e.specularMapUv?"#define SPECULARMAP_UV "+e.specularMapUv:"",e.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+e.specularColorMapUv:"",e.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+e.specularIntensityMapUv:"",e.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+e.transmissionMapUv:"",e.thicknessMapUv?"#define THICKNESSMAP_UV "+e.thicknessMapUv:"",e.vertexTangents&&e.flatShading===!1?"#define USE_TANGENT":"",e.vertexNormals?"#define HAS_NORMAL":"",e.vertexColors?"#define USE_COLOR":"",e.vertexAlphas?"#define USE_COLOR_ALPHA":"",e.vertexUv1s?"#define USE_UV1":"",e.vertexUv2s?"#define USE_UV2":"",e.vertexUv3s?"#define USE_UV3":"",e.pointsUvs?"#define USE_POINTS_UV":"",e.flatShading?"#define FLAT_SHADED":"",e.skinning?"#define USE_SKINNING":"",e.morphTargets?"#define USE_MORPHTARGETS":"",e.morphNormals&&e.flatShading===!1?"#define USE_MORPHNORMALS":"",e.morphColors?"#define USE_MORPHCOLORS":"",e.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+e.morphTextureStride:"",e.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+e.morphTargetsCount:"",e.doubleSided?"#define DOUBLE_SIDED":"",e.flipSided?"#define FLIP_SIDED":"",e.shadowMapEnabled?"#define USE_SHADOWMAP":"",e.shadowMapEnabled?"#define "+l:"",e.sizeAttenuation?"#define USE_SIZEATTENUATION":"",e.numLightProbes>0?"#define USE_LIGHT_PROBES":"",e.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",e.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(sl).join(`
`),p=[Xg(e),"#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,f,e.useFog&&e.fog?"#define USE_FOG":"",e.useFog&&e.fogExp2?"#define FOG_EXP2":"",e.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",e.map?"#define USE_MAP":"",e.matcap?"#define USE_MATCAP":"",e.envMap?"#define USE_ENVMAP":"",e.envMap?"#define "+c:"",e.envMap?"#define "+h:"",e.envMap?"#define "+u:"",e.envMapPMREM?"#define ENVMAP_MAX_LOD "+e.envMapMaxLod+".0":"",e.envMapPMREM?"#define ENVMAP_SIZE "+e.envMapSize+".0":"",e.lightMap?"#define USE_LIGHTMAP":"",e.aoMap?"#define USE_AOMAP":"",e.bumpMap?"#define USE_BUMPMAP":"",e.normalMap?"#define USE_NORMALMAP":"",e.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",e.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",e.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",e.emissiveMap?"#define USE_EMISSIVEMAP":"",e.anisotropy?"#define USE_ANISOTROPY":"",e.anisotropyMap?"#define USE_ANISOTROPYMAP":"",e.clearcoat?"#define USE_CLEARCOAT":"",e.clearcoatMap?"#define USE_CLEARCOATMAP":"",e.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",e.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",e.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",e.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",e.dispersion?"#define USE_DISPERSION":"",e.retroreflection?"#define USE_RETROREFLECTION":"",e.iridescence?"#define USE_IRIDESCENCE":"",e.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",e.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",e.specularMap?"#define USE_SPECULARMAP":"",e.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",e.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",e.roughnessMap?"#define USE_ROUGHNESSMAP":"",e.metalnessMap?"#define USE_METALNESSMAP":"",e.alphaMap?"#define USE_ALPHAMAP":"",e.alphaTest?"#define USE_ALPHATEST":"",e.alphaHash?"#define USE_ALPHAHASH":"",e.sheen?"#define USE_SHEEN":"",e.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",e.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",e.transmission?"#define USE_TRANSMISSION":"",e.transmissionMap?"#define USE_TRANSMISSIONMAP":"",e.thicknessMap?"#define USE_THICKNESSMAP":"",e.vertexTangents&&e.flatShading===!1?"#define USE_TANGENT":"",e.vertexColors||e.instancingColor?"#define USE_COLOR":"",e.vertexAlphas||e.batchingColor?"#define USE_COLOR_ALPHA":"",e.vertexUv1s?"#define USE_UV1":"",e.vertexUv2s?"#define USE_UV2":"",e.vertexUv3s?"#define USE_UV3":"",e.pointsUvs?"#define USE_POINTS_UV":"",e.gradientMap?"#define USE_GRADIENTMAP":"",e.flatShading?"#define FLAT_SHADED":"",e.doubleSided?"#define DOUBLE_SIDED":"",e.flipSided?"#define FLIP_SIDED":"",e.shadowMapEnabled?"#define USE_SHADOWMAP":"",e.shadowMapEnabled?"#define "+l:"",e.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",e.numLightProbes>0?"#define USE_LIGHT_PROBES":"",e.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",e.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",e.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",e.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",e.toneMapping!==as?"#define TONE_MAPPING":"",e.toneMapping!==as?me.tonemapping_pars_fragment:"",e.toneMapping!==as?pw("toneMapping",e.toneMapping):"",e.dithering?"#define DITHERING":"",e.opaque?"#define OPAQUE":"",me.colorspace_pars_fragment,dw("linearToOutputTexel",e.outputColorSpace),mw(),e.useDepthPacking?"#define DEPTH_PACKING "+e.depthPacking:"",`
`].filter(sl).join(`
`)),o=_f(o),o=Gg(o,e),o=Hg(o,e),a=_f(a),a=Gg(a,e),a=Hg(a,e),o=Wg(o),a=Wg(a),e.isRawShaderMaterial!==!0&&(m=`#version 300 es
`,x=[d,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+x,p=["#define varying in",e.glslVersion===tf?"":"layout(location = 0) out highp vec4 pc_fragColor;",e.glslVersion===tf?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+p);let _=m+x+o,w=m+p+a,b=Bg(s,s.VERTEX_SHADER,_),C=Bg(s,s.FRAGMENT_SHADER,w);s.attachShader(g,b),s.attachShader(g,C),e.index0AttributeName!==void 0?s.bindAttribLocation(g,0,e.index0AttributeName):e.hasPositionAttribute===!0&&s.bindAttribLocation(g,0,"position"),s.linkProgram(g);function A(P){if(i.debug.checkShaderErrors){let L=s.getProgramInfoLog(g)||"",z=s.getShaderInfoLog(b)||"",G=s.getShaderInfoLog(C)||"",N=L.trim(),X=z.trim(),$=G.trim(),W=!0,ct=!0;if(s.getProgramParameter(g,s.LINK_STATUS)===!1)if(W=!1,typeof i.debug.onShaderError=="function")i.debug.onShaderError(s,g,b,C);else{let J=Vg(s,b,"vertex"),Q=Vg(s,C,"fragment");ne("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(g,s.VALIDATE_STATUS)+`

Material Name: `+P.name+`
Material Type: `+P.type+`

Program Info Log: `+N+`
`+J+`
`+Q)}else N!==""?Kt("WebGLProgram: Program Info Log:",N):(X===""||$==="")&&(ct=!1);ct&&(P.diagnostics={runnable:W,programLog:N,vertexShader:{log:X,prefix:x},fragmentShader:{log:$,prefix:p}})}s.deleteShader(b),s.deleteShader(C),v=new Io(s,g),E=vw(s,g)}let v;this.getUniforms=function(){return v===void 0&&A(this),v};let E;this.getAttributes=function(){return E===void 0&&A(this),E};let O=e.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return O===!1&&(O=s.getProgramParameter(g,lw)),O},this.destroy=function(){n.releaseStatesOfProgram(this),s.deleteProgram(g),this.program=void 0},this.type=e.shaderType,this.name=e.shaderName,this.id=cw++,this.cacheKey=t,this.usedTimes=1,this.program=g,this.vertexShader=b,this.fragmentShader=C,this}var Pw=0,vf=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(t,e,n){let s=this._getShaderCacheForMaterial(t);return s.has(e)===!1&&(s.add(e),e.usedTimes++),s.has(n)===!1&&(s.add(n),n.usedTimes++),this}remove(t){let e=this.materialCache.get(t);for(let n of e)n.usedTimes--,n.usedTimes===0&&this.shaderCache.delete(n.code);return this.materialCache.delete(t),this}getVertexShaderStage(t){return this._getShaderStage(t.vertexShader)}getFragmentShaderStage(t){return this._getShaderStage(t.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(t){let e=this.materialCache,n=e.get(t);return n===void 0&&(n=new Set,e.set(t,n)),n}_getShaderStage(t){let e=this.shaderCache,n=e.get(t);return n===void 0&&(n=new yf(t),e.set(t,n)),n}},yf=class{constructor(t){this.id=Pw++,this.code=t,this.usedTimes=0}};function Iw(i){return i===or||i===tl||i===el}function Lw(i,t,e,n,s,r){let o=new vo,a=new vf,l=new Set,c=[],h=new Map,u=n.logarithmicDepthBuffer,d={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function f(v){return l.add(v),v===0?"uv":`uv${v}`}function g(v,E,O,P,L,z){let G=P.fog,N=L.geometry,X=v.isMeshStandardMaterial||v.isMeshLambertMaterial||v.isMeshPhongMaterial?P.environment:null,$=v.isMeshStandardMaterial||v.isMeshLambertMaterial&&!v.envMap||v.isMeshPhongMaterial&&!v.envMap,W=t.get(v.envMap||X,$),ct=d[v.type],J=n.precision;v.precision!==null&&(J=n.getMaxPrecision(v.precision),J!==v.precision&&Kt("WebGLProgram.getParameters:",v.precision,"not supported, using",J,"instead."));let Q=N.morphAttributes.position||N.morphAttributes.normal||N.morphAttributes.color,st=Q!==void 0?Q.length:0,dt=0;N.morphAttributes.position!==void 0&&(dt=1),N.morphAttributes.normal!==void 0&&(dt=2),N.morphAttributes.color!==void 0&&(dt=3);let ut,tt,gt,yt;if(ct){let Pt=cs[ct];ut=Pt.vertexShader,tt=Pt.fragmentShader}else{ut=v.vertexShader,tt=v.fragmentShader;let Pt=a.getVertexShaderStage(v),he=a.getFragmentShaderStage(v);a.update(v,Pt,he),gt=Pt.id,yt=he.id}let Rt=i.getRenderTarget(),Mt=i.state.buffers.depth.getReversed(),Yt=L.isInstancedMesh===!0,ae=L.isBatchedMesh===!0,Xt=!!v.map,ge=!!v.matcap,ue=!!W,re=ue&&W.isPMREMTexture===!0,tn=!!v.aoMap,qe=!!v.lightMap,mn=!!v.bumpMap&&v.wireframe===!1,ke=!!v.normalMap,Pn=!!v.displacementMap,we=!!v.emissiveMap,Mn=!!v.metalnessMap,an=!!v.roughnessMap,gn=v.anisotropy>0,B=v.clearcoat>0,It=v.diffuseRoughness>0,Jt=v.dispersion>0,le=v.retroreflectivity>0,wt=v.iridescence>0,ze=v.sheen>0,Ht=v.transmission>0,Zt=gn&&!!v.anisotropyMap,R=B&&!!v.clearcoatMap,S=B&&!!v.clearcoatNormalMap,q=B&&!!v.clearcoatRoughnessMap,ht=It&&!!v.diffuseRoughnessMap,ot=wt&&!!v.iridescenceMap,vt=wt&&!!v.iridescenceThicknessMap,xt=ze&&!!v.sheenColorMap,et=ze&&!!v.sheenRoughnessMap,it=!!v.specularMap,mt=!!v.specularColorMap,k=!!v.specularIntensityMap,rt=Ht&&!!v.transmissionMap,nt=Ht&&!!v.thicknessMap,Et=!!v.gradientMap,_t=!!v.alphaMap,St=v.alphaTest>0,qt=!!v.alphaHash,Qt=!!v.extensions,lt=as;v.toneMapped&&(Rt===null||Rt.isXRRenderTarget===!0)&&(lt=i.toneMapping);let zt=re?W.isCompressedCubeTexture?W.image[0].mipmaps:W.mipmaps:null,te={shaderID:ct,shaderType:v.type,shaderName:v.name,vertexShader:ut,fragmentShader:tt,defines:v.defines,customVertexShaderID:gt,customFragmentShaderID:yt,isRawShaderMaterial:v.isRawShaderMaterial===!0,glslVersion:v.glslVersion,precision:J,batching:ae,batchingColor:ae&&L._colorsTexture!==null,instancing:Yt,instancingColor:Yt&&L.instanceColor!==null,instancingMorph:Yt&&L.morphTexture!==null,outputColorSpace:Rt===null?i.outputColorSpace:Rt.isXRRenderTarget===!0?Rt.texture.colorSpace:be.workingColorSpace,alphaToCoverage:!!v.alphaToCoverage,map:Xt,matcap:ge,envMap:ue,envMapMode:ue&&W.mapping,envMapPMREM:re,envMapMaxLod:re?zt.length-1:null,envMapSize:re?zt[0].width:null,aoMap:tn,lightMap:qe,bumpMap:mn,normalMap:ke,displacementMap:Pn,emissiveMap:we,normalMapObjectSpace:ke&&v.normalMapType===ag,normalMapTangentSpace:ke&&v.normalMapType===nl,packedNormalMap:ke&&v.normalMapType===nl&&Iw(v.normalMap.format),metalnessMap:Mn,roughnessMap:an,anisotropy:gn,anisotropyMap:Zt,clearcoat:B,clearcoatMap:R,clearcoatNormalMap:S,clearcoatRoughnessMap:q,diffuseRoughness:It,diffuseRoughnessMap:ht,dispersion:Jt,retroreflection:le,iridescence:wt,iridescenceMap:ot,iridescenceThicknessMap:vt,sheen:ze,sheenColorMap:xt,sheenRoughnessMap:et,specularMap:it,specularColorMap:mt,specularIntensityMap:k,transmission:Ht,transmissionMap:rt,thicknessMap:nt,gradientMap:Et,opaque:v.transparent===!1&&v.blending===Co&&v.alphaToCoverage===!1,alphaMap:_t,alphaTest:St,alphaHash:qt,combine:v.combine,mapUv:Xt&&f(v.map.channel),aoMapUv:tn&&f(v.aoMap.channel),lightMapUv:qe&&f(v.lightMap.channel),bumpMapUv:mn&&f(v.bumpMap.channel),normalMapUv:ke&&f(v.normalMap.channel),displacementMapUv:Pn&&f(v.displacementMap.channel),emissiveMapUv:we&&f(v.emissiveMap.channel),metalnessMapUv:Mn&&f(v.metalnessMap.channel),roughnessMapUv:an&&f(v.roughnessMap.channel),anisotropyMapUv:Zt&&f(v.anisotropyMap.channel),clearcoatMapUv:R&&f(v.clearcoatMap.channel),clearcoatNormalMapUv:S&&f(v.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:q&&f(v.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:ht&&f(v.diffuseRoughnessMap.channel),iridescenceMapUv:ot&&f(v.iridescenceMap.channel),iridescenceThicknessMapUv:vt&&f(v.iridescenceThicknessMap.channel),sheenColorMapUv:xt&&f(v.sheenColorMap.channel),sheenRoughnessMapUv:et&&f(v.sheenRoughnessMap.channel),specularMapUv:it&&f(v.specularMap.channel),specularColorMapUv:mt&&f(v.specularColorMap.channel),specularIntensityMapUv:k&&f(v.specularIntensityMap.channel),transmissionMapUv:rt&&f(v.transmissionMap.channel),thicknessMapUv:nt&&f(v.thicknessMap.channel),alphaMapUv:_t&&f(v.alphaMap.channel),vertexTangents:!!N.attributes.tangent&&(ke||gn),vertexNormals:!!N.attributes.normal,vertexColors:v.vertexColors,vertexAlphas:v.vertexColors===!0&&!!N.attributes.color&&N.attributes.color.itemSize===4,pointsUvs:L.isPoints===!0&&!!N.attributes.uv&&(Xt||_t),fog:!!G,useFog:v.fog===!0,fogExp2:!!G&&G.isFogExp2,flatShading:v.wireframe===!1&&(v.flatShading===!0||N.attributes.normal===void 0&&ke===!1&&(v.isMeshLambertMaterial||v.isMeshPhongMaterial||v.isMeshStandardMaterial||v.isMeshPhysicalMaterial)),sizeAttenuation:v.sizeAttenuation===!0,logarithmicDepthBuffer:u,reversedDepthBuffer:Mt,skinning:L.isSkinnedMesh===!0,hasPositionAttribute:N.attributes.position!==void 0,morphTargets:N.morphAttributes.position!==void 0,morphNormals:N.morphAttributes.normal!==void 0,morphColors:N.morphAttributes.color!==void 0,morphTargetsCount:st,morphTextureStride:dt,numSunLights:E.sun.length,numDirLights:E.directional.length,numPointLights:E.point.length,numSpotLights:E.spot.length,numSpotLightMaps:E.spotLightMap.length,numRectAreaLights:E.rectArea.length,numHemiLights:E.hemi.length,numSunLightShadows:E.sunShadowMap.length,numDirLightShadows:E.directionalShadowMap.length,numPointLightShadows:E.pointShadowMap.length,numSpotLightShadows:E.spotShadowMap.length,numSpotLightShadowsWithMaps:E.numSpotLightShadowsWithMaps,numLightProbes:E.numLightProbes,numLightProbeGrids:z.filter(Pt=>Pt.texture!==null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:v.dithering,shadowMapEnabled:i.shadowMap.enabled&&O.length>0,shadowMapType:i.shadowMap.type,toneMapping:lt,decodeVideoTexture:Xt&&v.map.isVideoTexture===!0&&be.getTransfer(v.map.colorSpace)===Le,decodeVideoTextureEmissive:we&&v.emissiveMap.isVideoTexture===!0&&be.getTransfer(v.emissiveMap.colorSpace)===Le,premultipliedAlpha:v.premultipliedAlpha,doubleSided:v.side===Yn,flipSided:v.side===si,useDepthPacking:v.depthPacking>=0,depthPacking:v.depthPacking||0,index0AttributeName:v.index0AttributeName,extensionClipCullDistance:Qt&&v.extensions.clipCullDistance===!0&&e.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(Qt&&v.extensions.multiDraw===!0||ae)&&e.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:e.has("KHR_parallel_shader_compile"),customProgramCacheKey:v.customProgramCacheKey()};return te.vertexUv1s=l.has(1),te.vertexUv2s=l.has(2),te.vertexUv3s=l.has(3),l.clear(),te}function x(v){let E=[];if(v.shaderID?E.push(v.shaderID):(E.push(v.customVertexShaderID),E.push(v.customFragmentShaderID)),v.defines!==void 0)for(let O in v.defines)E.push(O),E.push(v.defines[O]);return v.isRawShaderMaterial===!1&&(p(E,v),m(E,v),E.push(i.outputColorSpace)),E.push(v.customProgramCacheKey),E.join()}function p(v,E){v.push(E.precision),v.push(E.outputColorSpace),v.push(E.envMapMode),v.push(E.envMapPMREM),v.push(E.envMapMaxLod),v.push(E.envMapSize),v.push(E.mapUv),v.push(E.alphaMapUv),v.push(E.lightMapUv),v.push(E.aoMapUv),v.push(E.bumpMapUv),v.push(E.normalMapUv),v.push(E.displacementMapUv),v.push(E.emissiveMapUv),v.push(E.metalnessMapUv),v.push(E.roughnessMapUv),v.push(E.anisotropyMapUv),v.push(E.clearcoatMapUv),v.push(E.clearcoatNormalMapUv),v.push(E.clearcoatRoughnessMapUv),v.push(E.diffuseRoughnessMapUv),v.push(E.iridescenceMapUv),v.push(E.iridescenceThicknessMapUv),v.push(E.sheenColorMapUv),v.push(E.sheenRoughnessMapUv),v.push(E.specularMapUv),v.push(E.specularColorMapUv),v.push(E.specularIntensityMapUv),v.push(E.transmissionMapUv),v.push(E.thicknessMapUv),v.push(E.combine),v.push(E.fogExp2),v.push(E.sizeAttenuation),v.push(E.morphTargetsCount),v.push(E.numSunLights),v.push(E.numDirLights),v.push(E.numPointLights),v.push(E.numSpotLights),v.push(E.numSpotLightMaps),v.push(E.numHemiLights),v.push(E.numRectAreaLights),v.push(E.numSunLightShadows),v.push(E.numDirLightShadows),v.push(E.numPointLightShadows),v.push(E.numSpotLightShadows),v.push(E.numSpotLightShadowsWithMaps),v.push(E.numLightProbes),v.push(E.numLightProbeGrids),v.push(E.shadowMapType),v.push(E.toneMapping),v.push(E.numClippingPlanes),v.push(E.numClipIntersection),v.push(E.depthPacking)}function m(v,E){o.disableAll(),E.instancing&&o.enable(0),E.instancingColor&&o.enable(1),E.instancingMorph&&o.enable(2),E.matcap&&o.enable(3),E.envMap&&o.enable(4),E.normalMapObjectSpace&&o.enable(5),E.normalMapTangentSpace&&o.enable(6),E.clearcoat&&o.enable(7),E.iridescence&&o.enable(8),E.alphaTest&&o.enable(9),E.vertexColors&&o.enable(10),E.vertexAlphas&&o.enable(11),E.vertexUv1s&&o.enable(12),E.vertexUv2s&&o.enable(13),E.vertexUv3s&&o.enable(14),E.vertexTangents&&o.enable(15),E.anisotropy&&o.enable(16),E.alphaHash&&o.enable(17),E.batching&&o.enable(18),E.dispersion&&o.enable(19),E.retroreflection&&o.enable(24),E.diffuseRoughness&&o.enable(25),E.batchingColor&&o.enable(20),E.gradientMap&&o.enable(21),E.packedNormalMap&&o.enable(22),E.vertexNormals&&o.enable(23),v.push(o.mask),o.disableAll(),E.fog&&o.enable(0),E.useFog&&o.enable(1),E.flatShading&&o.enable(2),E.logarithmicDepthBuffer&&o.enable(3),E.reversedDepthBuffer&&o.enable(4),E.skinning&&o.enable(5),E.morphTargets&&o.enable(6),E.morphNormals&&o.enable(7),E.morphColors&&o.enable(8),E.premultipliedAlpha&&o.enable(9),E.shadowMapEnabled&&o.enable(10),E.doubleSided&&o.enable(11),E.flipSided&&o.enable(12),E.useDepthPacking&&o.enable(13),E.dithering&&o.enable(14),E.transmission&&o.enable(15),E.sheen&&o.enable(16),E.opaque&&o.enable(17),E.pointsUvs&&o.enable(18),E.decodeVideoTexture&&o.enable(19),E.decodeVideoTextureEmissive&&o.enable(20),E.alphaToCoverage&&o.enable(21),E.numLightProbeGrids>0&&o.enable(22),E.hasPositionAttribute&&o.enable(23),v.push(o.mask)}function _(v){let E=d[v.type],O;if(E){let P=cs[E];O=Tg.clone(P.uniforms)}else O=v.uniforms;return O}function w(v,E){let O=h.get(E);return O!==void 0?++O.usedTimes:(O=new Rw(i,E,v,s),c.push(O),h.set(E,O)),O}function b(v){if(--v.usedTimes===0){let E=c.indexOf(v);c[E]=c[c.length-1],c.pop(),h.delete(v.cacheKey),v.destroy()}}function C(v){a.remove(v)}function A(){a.dispose()}return{getParameters:g,getProgramCacheKey:x,getUniforms:_,acquireProgram:w,releaseProgram:b,releaseShaderCache:C,programs:c,dispose:A}}function Dw(){let i=new WeakMap;function t(o){return i.has(o)}function e(o){let a=i.get(o);return a===void 0&&(a={},i.set(o,a)),a}function n(o){i.delete(o)}function s(o,a,l){i.get(o)[a]=l}function r(){i=new WeakMap}return{has:t,get:e,remove:n,update:s,dispose:r}}function Nw(i,t){return i.groupOrder!==t.groupOrder?i.groupOrder-t.groupOrder:i.renderOrder!==t.renderOrder?i.renderOrder-t.renderOrder:i.material.id!==t.material.id?i.material.id-t.material.id:i.materialVariant!==t.materialVariant?i.materialVariant-t.materialVariant:i.z!==t.z?i.z-t.z:i.id-t.id}function qg(i,t){return i.groupOrder!==t.groupOrder?i.groupOrder-t.groupOrder:i.renderOrder!==t.renderOrder?i.renderOrder-t.renderOrder:i.z!==t.z?t.z-i.z:i.id-t.id}function Yg(){let i=[],t=0,e=[],n=[],s=[];function r(){t=0,e.length=0,n.length=0,s.length=0}function o(d){let f=0;return d.isInstancedMesh&&(f+=2),d.isSkinnedMesh&&(f+=1),f}function a(d,f,g,x,p,m){let _=i[t];return _===void 0?(_={id:d.id,object:d,geometry:f,material:g,materialVariant:o(d),groupOrder:x,renderOrder:d.renderOrder,z:p,group:m},i[t]=_):(_.id=d.id,_.object=d,_.geometry=f,_.material=g,_.materialVariant=o(d),_.groupOrder=x,_.renderOrder=d.renderOrder,_.z=p,_.group=m),t++,_}function l(d,f,g,x,p,m,_){_.reversedDepth===!0&&(p=-p);let w=a(d,f,g,x,p,m);g.transmission>0?n.push(w):g.transparent===!0?s.push(w):e.push(w)}function c(d,f,g,x,p,m){let _=a(d,f,g,x,p,m);g.transmission>0?n.unshift(_):g.transparent===!0?s.unshift(_):e.unshift(_)}function h(d,f){e.length>1&&e.sort(d||Nw),n.length>1&&n.sort(f||qg),s.length>1&&s.sort(f||qg)}function u(){for(let d=t,f=i.length;d<f;d++){let g=i[d];if(g.id===null)break;g.id=null,g.object=null,g.geometry=null,g.material=null,g.group=null}}return{opaque:e,transmissive:n,transparent:s,init:r,push:l,unshift:c,finish:u,sort:h}}function Fw(){let i=new WeakMap;function t(n,s){let r=i.get(n),o;return r===void 0?(o=new Yg,i.set(n,[o])):s>=r.length?(o=new Yg,r.push(o)):o=r[s],o}function e(){i=new WeakMap}return{get:t,dispose:e}}function Uw(){let i={};return{get:function(t){if(i[t.id]!==void 0)return i[t.id];let e;switch(t.type){case"SunLight":case"DirectionalLight":e={direction:new F,color:new ce};break;case"SpotLight":e={position:new F,direction:new F,color:new ce,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":e={position:new F,color:new ce,distance:0,decay:0};break;case"HemisphereLight":e={direction:new F,skyColor:new ce,groundColor:new ce};break;case"RectAreaLight":e={color:new ce,position:new F,halfWidth:new F,halfHeight:new F};break}return i[t.id]=e,e}}}function Ow(){let i={};return{get:function(t){if(i[t.id]!==void 0)return i[t.id];let e;switch(t.type){case"SunLight":case"DirectionalLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Ct};break;case"SpotLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Ct};break;case"PointLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Ct,shadowCameraNear:1,shadowCameraFar:1e3};break}return i[t.id]=e,e}}}var kw=0;function Bw(i,t){return(t.castShadow?2:0)-(i.castShadow?2:0)+(t.map?1:0)-(i.map?1:0)}function zw(i){let t=new Uw,e=Ow(),n={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)n.probe.push(new F);let s=new F,r=new Te,o=new Te;function a(c){let h=0,u=0,d=0;for(let z=0;z<9;z++)n.probe[z].set(0,0,0);let f=0,g=0,x=0,p=0,m=0,_=0,w=0,b=0,C=0,A=0,v=0,E=0,O=0,P=0;c.sort(Bw);for(let z=0,G=c.length;z<G;z++){let N=c[z],X=N.color,$=N.intensity,W=N.distance,ct=null;if(N.shadow&&N.shadow.map&&(N.shadow.map.texture.format===or?ct=N.shadow.map.texture:ct=N.shadow.map.depthTexture||N.shadow.map.texture),N.isAmbientLight)h+=X.r*$,u+=X.g*$,d+=X.b*$;else if(N.isLightProbe){for(let J=0;J<9;J++)n.probe[J].addScaledVector(N.sh.coefficients[J],$);P++}else if(N.isSunLight){let J=t.get(N);if(J.color.copy(N.color).multiplyScalar(N.intensity),N.castShadow){let Q=N.shadow,st=e.get(N);st.shadowIntensity=Q.intensity,st.shadowBias=Q.bias,st.shadowNormalBias=Q.normalBias,st.shadowRadius=Q.radius,st.shadowMapSize.copy(Q.mapSize).multiply(Q.getFrameExtents()),n.sunShadow[g]=st,n.sunShadowMap[g]=ct;let dt=Q.getViewportCount();for(let ut=0;ut<dt;ut++)n.sunShadowMatrix[x+ut]=Q.getMatrix(ut),n.sunShadowCascade[x+ut]=Q._cascadeData[ut];x+=dt,g++}n.sun[f]=J,f++}else if(N.isDirectionalLight){let J=t.get(N);if(J.color.copy(N.color).multiplyScalar(N.intensity),N.castShadow){let Q=N.shadow,st=e.get(N);st.shadowIntensity=Q.intensity,st.shadowBias=Q.bias,st.shadowNormalBias=Q.normalBias,st.shadowRadius=Q.radius,st.shadowMapSize=Q.mapSize,n.directionalShadow[p]=st,n.directionalShadowMap[p]=ct,n.directionalShadowMatrix[p]=N.shadow.matrix,C++}n.directional[p]=J,p++}else if(N.isSpotLight){let J=t.get(N);J.position.setFromMatrixPosition(N.matrixWorld),J.color.copy(X).multiplyScalar($),J.distance=W,J.coneCos=Math.cos(N.angle),J.penumbraCos=Math.cos(N.angle*(1-N.penumbra)),J.decay=N.decay,n.spot[_]=J;let Q=N.shadow;if(N.map&&(n.spotLightMap[E]=N.map,E++,Q.updateMatrices(N),N.castShadow&&O++),n.spotLightMatrix[_]=Q.matrix,N.castShadow){let st=e.get(N);st.shadowIntensity=Q.intensity,st.shadowBias=Q.bias,st.shadowNormalBias=Q.normalBias,st.shadowRadius=Q.radius,st.shadowMapSize=Q.mapSize,n.spotShadow[_]=st,n.spotShadowMap[_]=ct,v++}_++}else if(N.isRectAreaLight){let J=t.get(N);J.color.copy(X).multiplyScalar($),J.halfWidth.set(N.width*.5,0,0),J.halfHeight.set(0,N.height*.5,0),n.rectArea[w]=J,w++}else if(N.isPointLight){let J=t.get(N);if(J.color.copy(N.color).multiplyScalar(N.intensity),J.distance=N.distance,J.decay=N.decay,N.castShadow){let Q=N.shadow,st=e.get(N);st.shadowIntensity=Q.intensity,st.shadowBias=Q.bias,st.shadowNormalBias=Q.normalBias,st.shadowRadius=Q.radius,st.shadowMapSize=Q.mapSize,st.shadowCameraNear=Q.camera.near,st.shadowCameraFar=Q.camera.far,n.pointShadow[m]=st,n.pointShadowMap[m]=ct,n.pointShadowMatrix[m]=N.shadow.matrix,A++}n.point[m]=J,m++}else if(N.isHemisphereLight){let J=t.get(N);J.skyColor.copy(N.color).multiplyScalar($),J.groundColor.copy(N.groundColor).multiplyScalar($),n.hemi[b]=J,b++}}w>0&&(i.has("OES_texture_float_linear")===!0?(n.rectAreaLTC1=Nt.LTC_FLOAT_1,n.rectAreaLTC2=Nt.LTC_FLOAT_2):(n.rectAreaLTC1=Nt.LTC_HALF_1,n.rectAreaLTC2=Nt.LTC_HALF_2)),n.ambient[0]=h,n.ambient[1]=u,n.ambient[2]=d;let L=n.hash;(L.sunLength!==f||L.directionalLength!==p||L.pointLength!==m||L.spotLength!==_||L.rectAreaLength!==w||L.hemiLength!==b||L.numSunShadows!==g||L.numDirectionalShadows!==C||L.numPointShadows!==A||L.numSpotShadows!==v||L.numSpotMaps!==E||L.numLightProbes!==P)&&(n.sun.length=f,n.directional.length=p,n.spot.length=_,n.rectArea.length=w,n.point.length=m,n.hemi.length=b,n.sunShadow.length=g,n.sunShadowMap.length=g,n.sunShadowMatrix.length=x,n.sunShadowCascade.length=x,n.directionalShadow.length=C,n.directionalShadowMap.length=C,n.directionalShadowMatrix.length=C,n.pointShadow.length=A,n.pointShadowMap.length=A,n.pointShadowMatrix.length=A,n.spotShadow.length=v,n.spotShadowMap.length=v,n.spotLightMatrix.length=v+E-O,n.spotLightMap.length=E,n.numSpotLightShadowsWithMaps=O,n.numLightProbes=P,L.sunLength=f,L.directionalLength=p,L.pointLength=m,L.spotLength=_,L.rectAreaLength=w,L.hemiLength=b,L.numSunShadows=g,L.numDirectionalShadows=C,L.numPointShadows=A,L.numSpotShadows=v,L.numSpotMaps=E,L.numLightProbes=P,n.version=kw++)}function l(c,h){let u=0,d=0,f=0,g=0,x=0,p=0,m=h.matrixWorldInverse;for(let _=0,w=c.length;_<w;_++){let b=c[_];if(b.isSunLight){let C=n.sun[u];C.direction.setFromMatrixPosition(b.matrixWorld),C.direction.transformDirection(m),u++}else if(b.isDirectionalLight){let C=n.directional[d];C.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),C.direction.sub(s),C.direction.transformDirection(m),d++}else if(b.isSpotLight){let C=n.spot[g];C.position.setFromMatrixPosition(b.matrixWorld),C.position.applyMatrix4(m),C.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),C.direction.sub(s),C.direction.transformDirection(m),g++}else if(b.isRectAreaLight){let C=n.rectArea[x];C.position.setFromMatrixPosition(b.matrixWorld),C.position.applyMatrix4(m),o.identity(),r.copy(b.matrixWorld),r.premultiply(m),o.extractRotation(r),C.halfWidth.set(b.width*.5,0,0),C.halfHeight.set(0,b.height*.5,0),C.halfWidth.applyMatrix4(o),C.halfHeight.applyMatrix4(o),x++}else if(b.isPointLight){let C=n.point[f];C.position.setFromMatrixPosition(b.matrixWorld),C.position.applyMatrix4(m),f++}else if(b.isHemisphereLight){let C=n.hemi[p];C.direction.setFromMatrixPosition(b.matrixWorld),C.direction.transformDirection(m),p++}}}return{setup:a,setupView:l,state:n}}function $g(i){let t=new zw(i),e=[],n=[],s=[];function r(u){h.camera=u,e.length=0,n.length=0,s.length=0}function o(u){u.isLightProbeGrid?s.push(u):e.push(u)}function a(u){n.push(u)}function l(){t.setup(e),s.sort((u,d)=>u.priority-d.priority||u.id-d.id)}function c(u){t.setupView(e,u)}let h={lightsArray:e,shadowsArray:n,lightProbeGridArray:s,camera:null,lights:t,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:h,setupLights:l,setupLightsView:c,pushLight:o,pushShadow:a}}function Vw(i){let t=new WeakMap;function e(s,r=0){let o=t.get(s),a;return o===void 0?(a=new $g(i),t.set(s,[a])):r>=o.length?(a=new $g(i),o.push(a)):a=o[r],a}function n(){t=new WeakMap}return{get:e,dispose:n}}var Gw=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,Hw=`uniform sampler2D shadow_pass;
uniform vec2 resolution;
uniform float radius;
void main() {
	const float samples = float( VSM_SAMPLES );
	float mean = 0.0;
	float squared_mean = 0.0;
	float uvStride = samples <= 1.0 ? 0.0 : 2.0 / ( samples - 1.0 );
	float uvStart = samples <= 1.0 ? 0.0 : - 1.0;
	for ( float i = 0.0; i < samples; i ++ ) {
		float uvOffset = uvStart + i * uvStride;
		#ifdef HORIZONTAL_PASS
			vec2 distribution = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( uvOffset, 0.0 ) * radius ) / resolution ).rg;
			mean += distribution.x;
			squared_mean += distribution.y * distribution.y + distribution.x * distribution.x;
		#else
			float depth = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( 0.0, uvOffset ) * radius ) / resolution ).r;
			mean += depth;
			squared_mean += depth * depth;
		#endif
	}
	mean = mean / samples;
	squared_mean = squared_mean / samples;
	float std_dev = sqrt( max( 0.0, squared_mean - mean * mean ) );
	gl_FragColor = vec4( mean, std_dev, 0.0, 1.0 );
}`,Ww=[new F(1,0,0),new F(-1,0,0),new F(0,1,0),new F(0,-1,0),new F(0,0,1),new F(0,0,-1)],Xw=[new F(0,-1,0),new F(0,-1,0),new F(0,0,1),new F(0,0,-1),new F(0,-1,0),new F(0,-1,0)],Zg=new Te,il=new F,ff=new F;function qw(i,t,e){let n=new Ks,s=new Ct,r=new Ct,o=new sn,a=new Nc,l=new Fc,c={},h=e.maxTextureSize,u={[rr]:si,[si]:rr,[Yn]:Yn},d=new os({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new Ct},radius:{value:4}},vertexShader:Gw,fragmentShader:Hw}),f=d.clone();f.defines.HORIZONTAL_PASS=1;let g=new Ye;g.setAttribute("position",new is(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let x=new Se(g,d),p=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=xr;let m=this.type;this.render=function(A,v,E){if(p.enabled===!1||p.autoUpdate===!1&&p.needsUpdate===!1||A.length===0)return;this.type===km&&(Kt("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=xr);let O=i.getRenderTarget(),P=i.getActiveCubeFace(),L=i.getActiveMipmapLevel(),z=i.state;z.setBlending(br),z.buffers.depth.getReversed()===!0?z.buffers.color.setClear(0,0,0,0):z.buffers.color.setClear(1,1,1,1),z.buffers.depth.setTest(!0),z.setScissorTest(!1);let G=m!==this.type;G&&v.traverse(function(N){N.material&&(Array.isArray(N.material)?N.material.forEach(X=>X.needsUpdate=!0):N.material.needsUpdate=!0)});for(let N=0,X=A.length;N<X;N++){let $=A[N],W=$.shadow;if(W===void 0){Kt("WebGLShadowMap:",$,"has no shadow.");continue}if(W.autoUpdate===!1&&W.needsUpdate===!1)continue;s.copy(W.mapSize);let ct=W.getFrameExtents();s.multiply(ct),r.copy(W.mapSize),(s.x>h||s.y>h)&&(s.x>h&&(r.x=Math.floor(h/ct.x),s.x=r.x*ct.x,W.mapSize.x=r.x),s.y>h&&(r.y=Math.floor(h/ct.y),s.y=r.y*ct.y,W.mapSize.y=r.y));let J=i.state.buffers.depth.getReversed();if(W.camera._reversedDepth=J,W.map===null||G===!0){if(W.map!==null&&(W.map.depthTexture!==null&&(W.map.depthTexture.dispose(),W.map.depthTexture=null),W.map.dispose()),this.type===Ao){if($.isPointLight){Kt("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}W.map=new _i(s.x,s.y,{format:or,type:Gi,minFilter:ei,magFilter:ei,generateMipmaps:!1}),W.map.texture.name=$.name+".shadowMap",W.map.depthTexture=new Es(s.x,s.y,Vi),W.map.depthTexture.name=$.name+".shadowMapDepth",W.map.depthTexture.format=Ms,W.map.depthTexture.compareFunction=null,W.map.depthTexture.minFilter=Un,W.map.depthTexture.magFilter=Un}else $.isPointLight?(W.map=new rl(s.x),W.map.depthTexture=new Aa(s.x,zi)):(W.map=new _i(s.x,s.y),W.map.depthTexture=new Es(s.x,s.y,zi)),W.map.depthTexture.name=$.name+".shadowMap",W.map.depthTexture.format=Ms,this.type===xr?(W.map.depthTexture.compareFunction=J?Jd:Kd,W.map.depthTexture.minFilter=ei,W.map.depthTexture.magFilter=ei):(W.map.depthTexture.compareFunction=null,W.map.depthTexture.minFilter=Un,W.map.depthTexture.magFilter=Un);W.camera.updateProjectionMatrix()}W.map.isWebGLCubeRenderTarget!==!0&&(W.map.width!==s.x||W.map.height!==s.y)&&W.map.setSize(s.x,s.y);let Q=W.map.isWebGLCubeRenderTarget?6:W.getViewportCount();$.isPointLight!==!0&&W.updateMatrices($,E);let st=(W.camera.layers.mask&4294967294)!==0?W.camera.layers:E.layers;for(let dt=0;dt<Q;dt++){let ut=W.getCamera(dt);if($.isPointLight){let tt=W.camera,gt=W.matrix,yt=$.distance||tt.far;yt!==tt.far&&(tt.far=yt,tt.updateProjectionMatrix()),il.setFromMatrixPosition($.matrixWorld),tt.position.copy(il),ff.copy(tt.position),ff.add(Ww[dt]),tt.up.copy(Xw[dt]),tt.lookAt(ff),tt.updateMatrixWorld(),gt.makeTranslation(-il.x,-il.y,-il.z),Zg.multiplyMatrices(tt.projectionMatrix,tt.matrixWorldInverse),W._frustum.setFromProjectionMatrix(Zg,tt.coordinateSystem,tt.reversedDepth)}if(W.map.isWebGLCubeRenderTarget)i.setRenderTarget(W.map,dt),i.clear();else{dt===0&&(i.setRenderTarget(W.map),i.clear());let tt=W.getViewport(dt);o.set(r.x*tt.x,r.y*tt.y,r.x*tt.z,r.y*tt.w),z.viewport(o)}n=W.getFrustum(dt),b(v,E,ut,$,st,this.type)}W.isPointLightShadow!==!0&&this.type===Ao&&_(W,E),W.needsUpdate=!1}m=this.type,p.needsUpdate=!1,i.setRenderTarget(O,P,L)};function _(A,v){let E=t.update(x);d.defines.VSM_SAMPLES!==A.blurSamples&&(d.defines.VSM_SAMPLES=A.blurSamples,f.defines.VSM_SAMPLES=A.blurSamples,d.needsUpdate=!0,f.needsUpdate=!0),A.mapPass===null?A.mapPass=new _i(s.x,s.y,{format:or,type:Gi}):(A.mapPass.width!==A.map.width||A.mapPass.height!==A.map.height)&&A.mapPass.setSize(A.map.width,A.map.height),d.uniforms.shadow_pass.value=A.map.depthTexture,d.uniforms.resolution.value.set(A.map.width,A.map.height),d.uniforms.radius.value=A.radius,i.setRenderTarget(A.mapPass),i.clear(),i.renderBufferDirect(v,null,E,d,x,null),f.uniforms.shadow_pass.value=A.mapPass.texture,f.uniforms.resolution.value.set(A.map.width,A.map.height),f.uniforms.radius.value=A.radius,i.setRenderTarget(A.map),i.clear(),i.renderBufferDirect(v,null,E,f,x,null)}function w(A,v,E,O){let P=null,L=E.isPointLight===!0?A.customDistanceMaterial:A.customDepthMaterial;if(L!==void 0)P=L;else if(P=E.isPointLight===!0?l:a,i.localClippingEnabled&&v.clipShadows===!0&&Array.isArray(v.clippingPlanes)&&v.clippingPlanes.length!==0||v.displacementMap&&v.displacementScale!==0||v.alphaMap&&v.alphaTest>0||v.map&&v.alphaTest>0||v.alphaToCoverage===!0){let z=P.uuid,G=v.uuid,N=c[z];N===void 0&&(N={},c[z]=N);let X=N[G];X===void 0&&(X=P.clone(),N[G]=X,v.addEventListener("dispose",C)),P=X}if(P.visible=v.visible,P.wireframe=v.wireframe,O===Ao?P.side=v.shadowSide!==null?v.shadowSide:v.side:P.side=v.shadowSide!==null?v.shadowSide:u[v.side],P.alphaMap=v.alphaMap,P.alphaTest=v.alphaToCoverage===!0?.5:v.alphaTest,P.map=v.map,P.clipShadows=v.clipShadows,P.clippingPlanes=v.clippingPlanes,P.clipIntersection=v.clipIntersection,P.displacementMap=v.displacementMap,P.displacementScale=v.displacementScale,P.displacementBias=v.displacementBias,P.wireframeLinewidth=v.wireframeLinewidth,P.linewidth=v.linewidth,E.isPointLight===!0&&P.isMeshDistanceMaterial===!0){let z=i.properties.get(P);z.light=E}return P}function b(A,v,E,O,P,L){if(A.visible===!1)return;if(A.layers.test(P)&&(A.isMesh||A.isLine||A.isPoints)&&(A.castShadow||A.receiveShadow&&L===Ao)&&(!A.frustumCulled||A.intersectsFrustum(n))){A.modelViewMatrix.multiplyMatrices(E.matrixWorldInverse,A.matrixWorld);let N=t.update(A),X=A.material;if(Array.isArray(X)){let $=N.groups;for(let W=0,ct=$.length;W<ct;W++){let J=$[W],Q=X[J.materialIndex];if(Q&&Q.visible){let st=w(A,Q,O,L);A.onBeforeShadow(i,A,v,E,N,st,J),i.renderBufferDirect(E,null,N,st,A,J),A.onAfterShadow(i,A,v,E,N,st,J)}}}else if(X.visible){let $=w(A,X,O,L);A.onBeforeShadow(i,A,v,E,N,$,null),i.renderBufferDirect(E,null,N,$,A,null),A.onAfterShadow(i,A,v,E,N,$,null)}}let G=A.children;for(let N=0,X=G.length;N<X;N++)b(G[N],v,E,O,P,L)}function C(A){A.target.removeEventListener("dispose",C);for(let E in c){let O=c[E],P=A.target.uuid;P in O&&(O[P].dispose(),delete O[P])}}}function Yw(i,t){function e(){let k=!1,rt=new sn,nt=null,Et=new sn(0,0,0,0);return{setMask:function(_t){nt!==_t&&!k&&(i.colorMask(_t,_t,_t,_t),nt=_t)},setLocked:function(_t){k=_t},setClear:function(_t,St,qt,Qt,lt){lt===!0&&(_t*=Qt,St*=Qt,qt*=Qt),rt.set(_t,St,qt,Qt),Et.equals(rt)===!1&&(i.clearColor(_t,St,qt,Qt),Et.copy(rt))},reset:function(){k=!1,nt=null,Et.set(-1,0,0,0)}}}function n(){let k=!1,rt=!1,nt=null,Et=null,_t=null;return{setReversed:function(St){if(rt!==St){let qt=t.get("EXT_clip_control");St?qt.clipControlEXT(qt.LOWER_LEFT_EXT,qt.ZERO_TO_ONE_EXT):qt.clipControlEXT(qt.LOWER_LEFT_EXT,qt.NEGATIVE_ONE_TO_ONE_EXT),rt=St;let Qt=_t;_t=null,this.setClear(Qt)}},getReversed:function(){return rt},setTest:function(St){St?Mt(i.DEPTH_TEST):Yt(i.DEPTH_TEST)},setMask:function(St){nt!==St&&!k&&(i.depthMask(St),nt=St)},setFunc:function(St){if(rt&&(St=vg[St]),Et!==St){switch(St){case cc:i.depthFunc(i.NEVER);break;case hc:i.depthFunc(i.ALWAYS);break;case uc:i.depthFunc(i.LESS);break;case fo:i.depthFunc(i.LEQUAL);break;case dc:i.depthFunc(i.EQUAL);break;case fc:i.depthFunc(i.GEQUAL);break;case pc:i.depthFunc(i.GREATER);break;case mc:i.depthFunc(i.NOTEQUAL);break;default:i.depthFunc(i.LEQUAL)}Et=St}},setLocked:function(St){k=St},setClear:function(St){_t!==St&&(_t=St,rt&&(St=1-St),i.clearDepth(St))},reset:function(){k=!1,nt=null,Et=null,_t=null,rt=!1}}}function s(){let k=!1,rt=null,nt=null,Et=null,_t=null,St=null,qt=null,Qt=null,lt=null;return{setTest:function(zt){k||(zt?Mt(i.STENCIL_TEST):Yt(i.STENCIL_TEST))},setMask:function(zt){rt!==zt&&!k&&(i.stencilMask(zt),rt=zt)},setFunc:function(zt,te,Pt){(nt!==zt||Et!==te||_t!==Pt)&&(i.stencilFunc(zt,te,Pt),nt=zt,Et=te,_t=Pt)},setOp:function(zt,te,Pt){(St!==zt||qt!==te||Qt!==Pt)&&(i.stencilOp(zt,te,Pt),St=zt,qt=te,Qt=Pt)},setLocked:function(zt){k=zt},setClear:function(zt){lt!==zt&&(i.clearStencil(zt),lt=zt)},reset:function(){k=!1,rt=null,nt=null,Et=null,_t=null,St=null,qt=null,Qt=null,lt=null}}}let r=new e,o=new n,a=new s,l={},c=new WeakMap,h={},u={},d={},f=new WeakMap,g=[],x=null,p=!1,m=null,_=null,w=null,b=null,C=null,A=null,v=null,E=new ce(0,0,0),O=0,P=!1,L=null,z=null,G=null,N=null,X=null,$=i.getParameter(i.MAX_COMBINED_TEXTURE_IMAGE_UNITS),W=!1,ct=0,J=i.getParameter(i.VERSION);J.indexOf("WebGL")!==-1?(ct=parseFloat(/^WebGL (\d)/.exec(J)[1]),W=ct>=1):J.indexOf("OpenGL ES")!==-1&&(ct=parseFloat(/^OpenGL ES (\d)/.exec(J)[1]),W=ct>=2);let Q=null,st={},dt=i.getParameter(i.SCISSOR_BOX),ut=i.getParameter(i.VIEWPORT),tt=new sn().fromArray(dt),gt=new sn().fromArray(ut);function yt(k,rt,nt,Et){let _t=new Uint8Array(4),St=i.createTexture();i.bindTexture(k,St),i.texParameteri(k,i.TEXTURE_MIN_FILTER,i.NEAREST),i.texParameteri(k,i.TEXTURE_MAG_FILTER,i.NEAREST);for(let qt=0;qt<nt;qt++)k===i.TEXTURE_3D||k===i.TEXTURE_2D_ARRAY?i.texImage3D(rt,0,i.RGBA,1,1,Et,0,i.RGBA,i.UNSIGNED_BYTE,_t):i.texImage2D(rt+qt,0,i.RGBA,1,1,0,i.RGBA,i.UNSIGNED_BYTE,_t);return St}let Rt={};Rt[i.TEXTURE_2D]=yt(i.TEXTURE_2D,i.TEXTURE_2D,1),Rt[i.TEXTURE_CUBE_MAP]=yt(i.TEXTURE_CUBE_MAP,i.TEXTURE_CUBE_MAP_POSITIVE_X,6),Rt[i.TEXTURE_2D_ARRAY]=yt(i.TEXTURE_2D_ARRAY,i.TEXTURE_2D_ARRAY,1,1),Rt[i.TEXTURE_3D]=yt(i.TEXTURE_3D,i.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),Mt(i.DEPTH_TEST),o.setFunc(fo),mn(!1),ke(Rd),Mt(i.CULL_FACE),tn(br);function Mt(k){h[k]!==!0&&(i.enable(k),h[k]=!0)}function Yt(k){h[k]!==!1&&(i.disable(k),h[k]=!1)}function ae(k,rt){return d[k]!==rt?(i.bindFramebuffer(k,rt),d[k]=rt,k===i.DRAW_FRAMEBUFFER&&(d[i.FRAMEBUFFER]=rt),k===i.FRAMEBUFFER&&(d[i.DRAW_FRAMEBUFFER]=rt),!0):!1}function Xt(k,rt){let nt=g,Et=!1;if(k){nt=f.get(rt),nt===void 0&&(nt=[],f.set(rt,nt));let _t=k.textures;if(nt.length!==_t.length||nt[0]!==i.COLOR_ATTACHMENT0){for(let St=0,qt=_t.length;St<qt;St++)nt[St]=i.COLOR_ATTACHMENT0+St;nt.length=_t.length,Et=!0}}else nt[0]!==i.BACK&&(nt[0]=i.BACK,Et=!0);Et&&i.drawBuffers(nt)}function ge(k){return x!==k?(i.useProgram(k),x=k,!0):!1}let ue={[Sr]:i.FUNC_ADD,[zm]:i.FUNC_SUBTRACT,[Vm]:i.FUNC_REVERSE_SUBTRACT};ue[Gm]=i.MIN,ue[Hm]=i.MAX;let re={[Wm]:i.ZERO,[Xm]:i.ONE,[qm]:i.SRC_COLOR,[Dd]:i.SRC_ALPHA,[jm]:i.SRC_ALPHA_SATURATE,[Km]:i.DST_COLOR,[$m]:i.DST_ALPHA,[Ym]:i.ONE_MINUS_SRC_COLOR,[Nd]:i.ONE_MINUS_SRC_ALPHA,[Jm]:i.ONE_MINUS_DST_COLOR,[Zm]:i.ONE_MINUS_DST_ALPHA,[Qm]:i.CONSTANT_COLOR,[tg]:i.ONE_MINUS_CONSTANT_COLOR,[eg]:i.CONSTANT_ALPHA,[ng]:i.ONE_MINUS_CONSTANT_ALPHA};function tn(k,rt,nt,Et,_t,St,qt,Qt,lt,zt){if(k===br){p===!0&&(Yt(i.BLEND),p=!1);return}if(p===!1&&(Mt(i.BLEND),p=!0),k!==Bm){if(k!==m||zt!==P){if((_!==Sr||C!==Sr)&&(i.blendEquation(i.FUNC_ADD),_=Sr,C=Sr),zt)switch(k){case Co:i.blendFuncSeparate(i.ONE,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case Pd:i.blendFunc(i.ONE,i.ONE);break;case Id:i.blendFuncSeparate(i.ZERO,i.ONE_MINUS_SRC_COLOR,i.ZERO,i.ONE);break;case Ld:i.blendFuncSeparate(i.DST_COLOR,i.ONE_MINUS_SRC_ALPHA,i.ZERO,i.ONE);break;default:ne("WebGLState: Invalid blending: ",k);break}else switch(k){case Co:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case Pd:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE,i.ONE,i.ONE);break;case Id:ne("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case Ld:ne("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:ne("WebGLState: Invalid blending: ",k);break}w=null,b=null,A=null,v=null,E.set(0,0,0),O=0,m=k,P=zt}return}_t=_t||rt,St=St||nt,qt=qt||Et,(rt!==_||_t!==C)&&(i.blendEquationSeparate(ue[rt],ue[_t]),_=rt,C=_t),(nt!==w||Et!==b||St!==A||qt!==v)&&(i.blendFuncSeparate(re[nt],re[Et],re[St],re[qt]),w=nt,b=Et,A=St,v=qt),(Qt.equals(E)===!1||lt!==O)&&(i.blendColor(Qt.r,Qt.g,Qt.b,lt),E.copy(Qt),O=lt),m=k,P=!1}function qe(k,rt){k.side===Yn?Yt(i.CULL_FACE):Mt(i.CULL_FACE);let nt=k.side===si;rt&&(nt=!nt),mn(nt),k.blending===Co&&k.transparent===!1?tn(br):tn(k.blending,k.blendEquation,k.blendSrc,k.blendDst,k.blendEquationAlpha,k.blendSrcAlpha,k.blendDstAlpha,k.blendColor,k.blendAlpha,k.premultipliedAlpha),o.setFunc(k.depthFunc),o.setTest(k.depthTest),o.setMask(k.depthWrite),r.setMask(k.colorWrite);let Et=k.stencilWrite;a.setTest(Et),Et&&(a.setMask(k.stencilWriteMask),a.setFunc(k.stencilFunc,k.stencilRef,k.stencilFuncMask),a.setOp(k.stencilFail,k.stencilZFail,k.stencilZPass)),we(k.polygonOffset,k.polygonOffsetFactor,k.polygonOffsetUnits),k.alphaToCoverage===!0?Mt(i.SAMPLE_ALPHA_TO_COVERAGE):Yt(i.SAMPLE_ALPHA_TO_COVERAGE)}function mn(k){L!==k&&(k?i.frontFace(i.CW):i.frontFace(i.CCW),L=k)}function ke(k){k!==Um?(Mt(i.CULL_FACE),k!==z&&(k===Rd?i.cullFace(i.BACK):k===Om?i.cullFace(i.FRONT):i.cullFace(i.FRONT_AND_BACK))):Yt(i.CULL_FACE),z=k}function Pn(k){k!==G&&(W&&i.lineWidth(k),G=k)}function we(k,rt,nt){k?(Mt(i.POLYGON_OFFSET_FILL),(N!==rt||X!==nt)&&(N=rt,X=nt,o.getReversed()&&(rt=-rt,nt=-nt),i.polygonOffset(rt,nt))):Yt(i.POLYGON_OFFSET_FILL)}function Mn(k){k?Mt(i.SCISSOR_TEST):Yt(i.SCISSOR_TEST)}function an(k){k===void 0&&(k=i.TEXTURE0+$-1),Q!==k&&(i.activeTexture(k),Q=k)}function gn(k,rt,nt){nt===void 0&&(Q===null?nt=i.TEXTURE0+$-1:nt=Q);let Et=st[nt];Et===void 0&&(Et={type:void 0,texture:void 0},st[nt]=Et),(Et.type!==k||Et.texture!==rt)&&(Q!==nt&&(i.activeTexture(nt),Q=nt),i.bindTexture(k,rt||Rt[k]),Et.type=k,Et.texture=rt)}function B(){let k=st[Q];k!==void 0&&k.type!==void 0&&(i.bindTexture(k.type,null),k.type=void 0,k.texture=void 0)}function It(){try{i.compressedTexImage2D(...arguments)}catch(k){ne("WebGLState:",k)}}function Jt(){try{i.compressedTexImage3D(...arguments)}catch(k){ne("WebGLState:",k)}}function le(){try{i.texSubImage2D(...arguments)}catch(k){ne("WebGLState:",k)}}function wt(){try{i.texSubImage3D(...arguments)}catch(k){ne("WebGLState:",k)}}function ze(){try{i.compressedTexSubImage2D(...arguments)}catch(k){ne("WebGLState:",k)}}function Ht(){try{i.compressedTexSubImage3D(...arguments)}catch(k){ne("WebGLState:",k)}}function Zt(){try{i.texStorage2D(...arguments)}catch(k){ne("WebGLState:",k)}}function R(){try{i.texStorage3D(...arguments)}catch(k){ne("WebGLState:",k)}}function S(){try{i.texImage2D(...arguments)}catch(k){ne("WebGLState:",k)}}function q(){try{i.texImage3D(...arguments)}catch(k){ne("WebGLState:",k)}}function ht(k){return u[k]!==void 0?u[k]:i.getParameter(k)}function ot(k,rt){u[k]!==rt&&(i.pixelStorei(k,rt),u[k]=rt)}function vt(k){tt.equals(k)===!1&&(i.scissor(k.x,k.y,k.z,k.w),tt.copy(k))}function xt(k){gt.equals(k)===!1&&(i.viewport(k.x,k.y,k.z,k.w),gt.copy(k))}function et(k,rt){let nt=c.get(rt);nt===void 0&&(nt=new WeakMap,c.set(rt,nt));let Et=nt.get(k);Et===void 0&&(Et=i.getUniformBlockIndex(rt,k.name),i.uniformBlockBinding(rt,Et,Et),nt.set(k,Et))}function it(k,rt,nt){let _t=c.get(rt).get(k);l[_t]!==nt&&(i.bindBufferBase(i.UNIFORM_BUFFER,_t,nt),l[_t]=nt)}function mt(){i.disable(i.BLEND),i.disable(i.CULL_FACE),i.disable(i.DEPTH_TEST),i.disable(i.POLYGON_OFFSET_FILL),i.disable(i.SCISSOR_TEST),i.disable(i.STENCIL_TEST),i.disable(i.SAMPLE_ALPHA_TO_COVERAGE),i.blendEquation(i.FUNC_ADD),i.blendFunc(i.ONE,i.ZERO),i.blendFuncSeparate(i.ONE,i.ZERO,i.ONE,i.ZERO),i.blendColor(0,0,0,0),i.colorMask(!0,!0,!0,!0),i.clearColor(0,0,0,0),i.depthMask(!0),i.depthFunc(i.LESS),o.setReversed(!1),i.clearDepth(1),i.stencilMask(4294967295),i.stencilFunc(i.ALWAYS,0,4294967295),i.stencilOp(i.KEEP,i.KEEP,i.KEEP),i.clearStencil(0),i.cullFace(i.BACK),i.frontFace(i.CCW),i.polygonOffset(0,0),i.activeTexture(i.TEXTURE0),i.bindFramebuffer(i.FRAMEBUFFER,null),i.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),i.bindFramebuffer(i.READ_FRAMEBUFFER,null),i.useProgram(null),i.lineWidth(1),i.scissor(0,0,i.canvas.width,i.canvas.height),i.viewport(0,0,i.canvas.width,i.canvas.height),i.pixelStorei(i.PACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,!1),i.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),i.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,i.BROWSER_DEFAULT_WEBGL),i.pixelStorei(i.PACK_ROW_LENGTH,0),i.pixelStorei(i.PACK_SKIP_PIXELS,0),i.pixelStorei(i.PACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_ROW_LENGTH,0),i.pixelStorei(i.UNPACK_IMAGE_HEIGHT,0),i.pixelStorei(i.UNPACK_SKIP_PIXELS,0),i.pixelStorei(i.UNPACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_SKIP_IMAGES,0),h={},u={},Q=null,st={},d={},l={},f=new WeakMap,g=[],x=null,p=!1,m=null,_=null,w=null,b=null,C=null,A=null,v=null,E=new ce(0,0,0),O=0,P=!1,L=null,z=null,G=null,N=null,X=null,tt.set(0,0,i.canvas.width,i.canvas.height),gt.set(0,0,i.canvas.width,i.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:Mt,disable:Yt,bindFramebuffer:ae,drawBuffers:Xt,useProgram:ge,setBlending:tn,setMaterial:qe,setFlipSided:mn,setCullFace:ke,setLineWidth:Pn,setPolygonOffset:we,setScissorTest:Mn,activeTexture:an,bindTexture:gn,unbindTexture:B,compressedTexImage2D:It,compressedTexImage3D:Jt,texImage2D:S,texImage3D:q,pixelStorei:ot,getParameter:ht,updateUBOMapping:et,uniformBlockBinding:it,texStorage2D:Zt,texStorage3D:R,texSubImage2D:le,texSubImage3D:wt,compressedTexSubImage2D:ze,compressedTexSubImage3D:Ht,scissor:vt,viewport:xt,reset:mt}}function $w(i,t,e,n,s,r,o){let a=t.has("WEBGL_multisampled_render_to_texture")?t.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new Ct,h=new WeakMap,u=new Set,d,f=new WeakMap,g=new Set,x=new FinalizationRegistry(R=>g.delete(R)),p=!1;try{p=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function m(R,S){return p?new OffscreenCanvas(R,S):ya("canvas")}function _(R,S,q){let ht=1,ot=Zt(R);if((ot.width>q||ot.height>q)&&(ht=q/Math.max(ot.width,ot.height)),ht<1)if(typeof HTMLImageElement<"u"&&R instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&R instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&R instanceof ImageBitmap||typeof VideoFrame<"u"&&R instanceof VideoFrame){let vt=Math.floor(ht*ot.width),xt=Math.floor(ht*ot.height);d===void 0&&(d=m(vt,xt));let et=S?m(vt,xt):d;return et.width=vt,et.height=xt,et.getContext("2d").drawImage(R,0,0,vt,xt),Kt("WebGLRenderer: Texture has been resized from ("+ot.width+"x"+ot.height+") to ("+vt+"x"+xt+")."),et}else return"data"in R&&Kt("WebGLRenderer: Image in DataTexture is too big ("+ot.width+"x"+ot.height+")."),R;return R}function w(R){return R.generateMipmaps}function b(R){i.generateMipmap(R)}function C(R){return R.isWebGLCubeRenderTarget?i.TEXTURE_CUBE_MAP:R.isWebGL3DRenderTarget?i.TEXTURE_3D:R.isWebGLArrayRenderTarget||R.isCompressedArrayTexture?i.TEXTURE_2D_ARRAY:i.TEXTURE_2D}function A(R,S,q,ht,ot,vt=!1){if(R!==null){if(i[R]!==void 0)return i[R];Kt("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+R+"'")}let xt;ht&&(xt=t.get("EXT_texture_norm16"),xt||Kt("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let et=S;if(S===i.RED&&(q===i.FLOAT&&(et=i.R32F),q===i.HALF_FLOAT&&(et=i.R16F),q===i.UNSIGNED_BYTE&&(et=i.R8),q===i.UNSIGNED_SHORT&&xt&&(et=xt.R16_EXT),q===i.SHORT&&xt&&(et=xt.R16_SNORM_EXT)),S===i.RED_INTEGER&&(q===i.UNSIGNED_BYTE&&(et=i.R8UI),q===i.UNSIGNED_SHORT&&(et=i.R16UI),q===i.UNSIGNED_INT&&(et=i.R32UI),q===i.BYTE&&(et=i.R8I),q===i.SHORT&&(et=i.R16I),q===i.INT&&(et=i.R32I)),S===i.RG&&(q===i.FLOAT&&(et=i.RG32F),q===i.HALF_FLOAT&&(et=i.RG16F),q===i.UNSIGNED_BYTE&&(et=i.RG8),q===i.UNSIGNED_SHORT&&xt&&(et=xt.RG16_EXT),q===i.SHORT&&xt&&(et=xt.RG16_SNORM_EXT)),S===i.RG_INTEGER&&(q===i.UNSIGNED_BYTE&&(et=i.RG8UI),q===i.UNSIGNED_SHORT&&(et=i.RG16UI),q===i.UNSIGNED_INT&&(et=i.RG32UI),q===i.BYTE&&(et=i.RG8I),q===i.SHORT&&(et=i.RG16I),q===i.INT&&(et=i.RG32I)),S===i.RGB_INTEGER&&(q===i.UNSIGNED_BYTE&&(et=i.RGB8UI),q===i.UNSIGNED_SHORT&&(et=i.RGB16UI),q===i.UNSIGNED_INT&&(et=i.RGB32UI),q===i.BYTE&&(et=i.RGB8I),q===i.SHORT&&(et=i.RGB16I),q===i.INT&&(et=i.RGB32I)),S===i.RGBA_INTEGER&&(q===i.UNSIGNED_BYTE&&(et=i.RGBA8UI),q===i.UNSIGNED_SHORT&&(et=i.RGBA16UI),q===i.UNSIGNED_INT&&(et=i.RGBA32UI),q===i.BYTE&&(et=i.RGBA8I),q===i.SHORT&&(et=i.RGBA16I),q===i.INT&&(et=i.RGBA32I)),S===i.RGB&&(q===i.UNSIGNED_SHORT&&xt&&(et=xt.RGB16_EXT),q===i.SHORT&&xt&&(et=xt.RGB16_SNORM_EXT),q===i.UNSIGNED_INT_5_9_9_9_REV&&(et=i.RGB9_E5),q===i.UNSIGNED_INT_10F_11F_11F_REV&&(et=i.R11F_G11F_B10F)),S===i.RGBA){let it=vt?va:be.getTransfer(ot);q===i.FLOAT&&(et=i.RGBA32F),q===i.HALF_FLOAT&&(et=i.RGBA16F),q===i.UNSIGNED_BYTE&&(et=it===Le?i.SRGB8_ALPHA8:i.RGBA8),q===i.UNSIGNED_SHORT&&xt&&(et=xt.RGBA16_EXT),q===i.SHORT&&xt&&(et=xt.RGBA16_SNORM_EXT),q===i.UNSIGNED_SHORT_4_4_4_4&&(et=i.RGBA4),q===i.UNSIGNED_SHORT_5_5_5_1&&(et=i.RGB5_A1)}return(et===i.R16F||et===i.R32F||et===i.RG16F||et===i.RG32F||et===i.RGBA16F||et===i.RGBA32F)&&t.get("EXT_color_buffer_float"),et}function v(R,S){let q;return R?S===null||S===zi||S===wr?q=i.DEPTH24_STENCIL8:S===Vi?q=i.DEPTH32F_STENCIL8:S===Po&&(q=i.DEPTH24_STENCIL8,Kt("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):S===null||S===zi||S===wr?q=i.DEPTH_COMPONENT24:S===Vi?q=i.DEPTH_COMPONENT32F:S===Po&&(q=i.DEPTH_COMPONENT16),q}function E(R,S){return w(R)===!0||R.isFramebufferTexture&&R.minFilter!==Un&&R.minFilter!==ei?Math.log2(Math.max(S.width,S.height))+1:R.mipmaps.length>0?R.mipmaps.length:R.isCompressedTexture&&Array.isArray(R.image)?S.mipmaps.length:1}function O(R){let S=new WeakRef(R);n.get(R).__ref=S,g.add(S),x.register(R,S,S)}function P(R){let S=n.get(R).__ref;S!==void 0&&(g.delete(S),x.unregister(S))}function L(R){G(R.target)}function z(R){N(R.target)}function G(R){R.removeEventListener("dispose",L),P(R),$(R),R.isVideoTexture&&h.delete(R),R.isHTMLTexture&&u.delete(R)}function N(R){R.removeEventListener("dispose",z),P(R),ct(R)}function X(){for(let R of g){let S=R.deref();S!==void 0&&(S.isRenderTarget===!0?N(S):G(S))}g.clear(),u.clear()}function $(R){let S=n.get(R);if(S.__webglInit===void 0)return;let q=R.source,ht=f.get(q);if(ht){let ot=ht[S.__cacheKey];ot.usedTimes--,ot.usedTimes===0&&W(R),Object.keys(ht).length===0&&f.delete(q)}n.remove(R)}function W(R){let S=n.get(R);i.deleteTexture(S.__webglTexture);let q=R.source,ht=f.get(q);delete ht[S.__cacheKey],o.memory.textures--}function ct(R){let S=n.get(R);S.__depthDisposeCallback&&S.__depthDisposeCallback();let q=R.depthTexture;if(q&&q.renderTarget===R&&G(q),R.isWebGLCubeRenderTarget)for(let ot=0;ot<6;ot++){if(Array.isArray(S.__webglFramebuffer[ot]))for(let vt=0;vt<S.__webglFramebuffer[ot].length;vt++)i.deleteFramebuffer(S.__webglFramebuffer[ot][vt]);else i.deleteFramebuffer(S.__webglFramebuffer[ot]);S.__webglDepthbuffer&&i.deleteRenderbuffer(S.__webglDepthbuffer[ot])}else{if(Array.isArray(S.__webglFramebuffer))for(let ot=0;ot<S.__webglFramebuffer.length;ot++)i.deleteFramebuffer(S.__webglFramebuffer[ot]);else i.deleteFramebuffer(S.__webglFramebuffer);if(S.__webglDepthbuffer&&i.deleteRenderbuffer(S.__webglDepthbuffer),S.__webglMultisampledFramebuffer&&i.deleteFramebuffer(S.__webglMultisampledFramebuffer),S.__webglColorRenderbuffer)for(let ot=0;ot<S.__webglColorRenderbuffer.length;ot++)S.__webglColorRenderbuffer[ot]&&i.deleteRenderbuffer(S.__webglColorRenderbuffer[ot]);S.__webglDepthRenderbuffer&&i.deleteRenderbuffer(S.__webglDepthRenderbuffer)}let ht=R.textures;for(let ot=0,vt=ht.length;ot<vt;ot++){let xt=n.get(ht[ot]);xt.__webglTexture&&(i.deleteTexture(xt.__webglTexture),o.memory.textures--),n.remove(ht[ot])}n.remove(R)}let J=0;function Q(){J=0}function st(){return J}function dt(R){J=R}function ut(){let R=J;return R>=s.maxTextures&&Kt("WebGLTextures: Trying to use "+(R+1)+" texture units while this GPU supports only "+s.maxTextures),J+=1,R}function tt(R){let S=[];return S.push(R.wrapS),S.push(R.wrapT),S.push(R.wrapR||0),S.push(R.magFilter),S.push(R.minFilter),S.push(R.anisotropy),S.push(R.internalFormat),S.push(R.format),S.push(R.type),S.push(R.generateMipmaps),S.push(R.mipmapsAutoUpdate),S.push(R.premultiplyAlpha),S.push(R.flipY),S.push(R.unpackAlignment),S.push(R.colorSpace),S.join()}function gt(R,S){let q=n.get(R);if(R.isVideoTexture&&ze(R),R.isRenderTargetTexture===!1&&R.isExternalTexture!==!0&&R.version>0&&q.__version!==R.version){let ht=R.image;if(ht===null)Kt("WebGLRenderer: Texture marked for update but no image data found.");else if(ht.complete===!1)Kt("WebGLRenderer: Texture marked for update but image is incomplete");else{qe(q,R,S);return}}else R.isExternalTexture&&(q.__webglTexture=R.sourceTexture?R.sourceTexture:null);e.bindTexture(i.TEXTURE_2D,q.__webglTexture,i.TEXTURE0+S)}function yt(R,S){let q=n.get(R);if(R.isRenderTargetTexture===!1&&R.version>0&&q.__version!==R.version){qe(q,R,S);return}else R.isExternalTexture&&(q.__webglTexture=R.sourceTexture?R.sourceTexture:null);e.bindTexture(i.TEXTURE_2D_ARRAY,q.__webglTexture,i.TEXTURE0+S)}function Rt(R,S){let q=n.get(R);if(R.isRenderTargetTexture===!1&&R.version>0&&q.__version!==R.version){qe(q,R,S);return}e.bindTexture(i.TEXTURE_3D,q.__webglTexture,i.TEXTURE0+S)}function Mt(R,S){let q=n.get(R);if(R.version>0&&q.__version!==R.version){mn(q,R,S);return}e.bindTexture(i.TEXTURE_CUBE_MAP,q.__webglTexture,i.TEXTURE0+S)}let Yt={[gc]:i.REPEAT,[ns]:i.CLAMP_TO_EDGE,[_c]:i.MIRRORED_REPEAT},ae={[Un]:i.NEAREST,[rg]:i.NEAREST_MIPMAP_NEAREST,[Za]:i.NEAREST_MIPMAP_LINEAR,[ei]:i.LINEAR,[Jc]:i.LINEAR_MIPMAP_NEAREST,[Cs]:i.LINEAR_MIPMAP_LINEAR},Xt={[cg]:i.NEVER,[jd]:i.ALWAYS,[hg]:i.LESS,[Kd]:i.LEQUAL,[ug]:i.EQUAL,[Jd]:i.GEQUAL,[dg]:i.GREATER,[fg]:i.NOTEQUAL};function ge(R,S){if(S.type===Vi&&t.has("OES_texture_float_linear")===!1&&(S.magFilter===ei||S.magFilter===Jc||S.magFilter===Za||S.magFilter===Cs||S.minFilter===ei||S.minFilter===Jc||S.minFilter===Za||S.minFilter===Cs)&&Kt("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),i.texParameteri(R,i.TEXTURE_WRAP_S,Yt[S.wrapS]),i.texParameteri(R,i.TEXTURE_WRAP_T,Yt[S.wrapT]),(R===i.TEXTURE_3D||R===i.TEXTURE_2D_ARRAY)&&i.texParameteri(R,i.TEXTURE_WRAP_R,Yt[S.wrapR]),i.texParameteri(R,i.TEXTURE_MAG_FILTER,ae[S.magFilter]),i.texParameteri(R,i.TEXTURE_MIN_FILTER,ae[S.minFilter]),S.compareFunction&&(i.texParameteri(R,i.TEXTURE_COMPARE_MODE,i.COMPARE_REF_TO_TEXTURE),i.texParameteri(R,i.TEXTURE_COMPARE_FUNC,Xt[S.compareFunction])),t.has("EXT_texture_filter_anisotropic")===!0){if(S.magFilter===Un||S.minFilter!==Za&&S.minFilter!==Cs||S.type===Vi&&t.has("OES_texture_float_linear")===!1)return;if(S.anisotropy>1||n.get(S).__currentAnisotropy){let q=t.get("EXT_texture_filter_anisotropic");i.texParameterf(R,q.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(S.anisotropy,s.getMaxAnisotropy())),n.get(S).__currentAnisotropy=S.anisotropy}}}function ue(R,S){let q=!1;R.__webglInit===void 0&&(R.__webglInit=!0,S.addEventListener("dispose",L),O(S));let ht=S.source,ot=f.get(ht);ot===void 0&&(ot={},f.set(ht,ot));let vt=tt(S);if(vt!==R.__cacheKey){ot[vt]===void 0&&(ot[vt]={texture:i.createTexture(),usedTimes:0},o.memory.textures++,q=!0),ot[vt].usedTimes++;let xt=ot[R.__cacheKey];xt!==void 0&&(ot[R.__cacheKey].usedTimes--,xt.usedTimes===0&&W(S)),R.__cacheKey=vt,R.__webglTexture=ot[vt].texture}return q}function re(R,S,q){return Math.floor(Math.floor(R/q)/S)}function tn(R,S,q,ht){let vt=R.updateRanges;if(vt.length===0)e.texSubImage2D(i.TEXTURE_2D,0,0,0,S.width,S.height,q,ht,S.data);else{vt.sort((k,rt)=>k.start-rt.start);let xt=0;for(let k=1;k<vt.length;k++){let rt=vt[xt],nt=vt[k],Et=rt.start+rt.count,_t=re(nt.start,S.width,4),St=re(rt.start,S.width,4);nt.start<=Et+1&&_t===St&&re(nt.start+nt.count-1,S.width,4)===_t?rt.count=Math.max(rt.count,nt.start+nt.count-rt.start):(++xt,vt[xt]=nt)}vt.length=xt+1;let et=e.getParameter(i.UNPACK_ROW_LENGTH),it=e.getParameter(i.UNPACK_SKIP_PIXELS),mt=e.getParameter(i.UNPACK_SKIP_ROWS);e.pixelStorei(i.UNPACK_ROW_LENGTH,S.width);for(let k=0,rt=vt.length;k<rt;k++){let nt=vt[k],Et=Math.floor(nt.start/4),_t=Math.ceil(nt.count/4),St=Et%S.width,qt=Math.floor(Et/S.width),Qt=_t,lt=1;e.pixelStorei(i.UNPACK_SKIP_PIXELS,St),e.pixelStorei(i.UNPACK_SKIP_ROWS,qt),e.texSubImage2D(i.TEXTURE_2D,0,St,qt,Qt,lt,q,ht,S.data)}R.clearUpdateRanges(),e.pixelStorei(i.UNPACK_ROW_LENGTH,et),e.pixelStorei(i.UNPACK_SKIP_PIXELS,it),e.pixelStorei(i.UNPACK_SKIP_ROWS,mt)}}function qe(R,S,q){let ht=i.TEXTURE_2D;(S.isDataArrayTexture||S.isCompressedArrayTexture)&&(ht=i.TEXTURE_2D_ARRAY),S.isData3DTexture&&(ht=i.TEXTURE_3D);let ot=ue(R,S),vt=S.source;e.bindTexture(ht,R.__webglTexture,i.TEXTURE0+q);let xt=n.get(vt);if(vt.version!==xt.__version||ot===!0){if(e.activeTexture(i.TEXTURE0+q),(typeof ImageBitmap<"u"&&S.image instanceof ImageBitmap)===!1){let lt=be.getPrimaries(be.workingColorSpace),zt=S.colorSpace===Ps?null:be.getPrimaries(S.colorSpace),te=S.colorSpace===Ps||lt===zt?i.NONE:i.BROWSER_DEFAULT_WEBGL;e.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,S.flipY),e.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,S.premultiplyAlpha),e.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,te)}e.pixelStorei(i.UNPACK_ALIGNMENT,S.unpackAlignment);let it=_(S.image,!1,s.maxTextureSize);it=Ht(S,it);let mt=r.convert(S.format,S.colorSpace),k=r.convert(S.type),rt=A(S.internalFormat,mt,k,S.normalized,S.colorSpace,S.isVideoTexture);ge(ht,S);let nt,Et=S.mipmaps,_t=S.isVideoTexture!==!0,St=xt.__version===void 0||ot===!0,qt=vt.dataReady,Qt=E(S,it);if(S.isDepthTexture)rt=v(S.format===Rs,S.type),St&&(_t?e.texStorage2D(i.TEXTURE_2D,1,rt,it.width,it.height):e.texImage2D(i.TEXTURE_2D,0,rt,it.width,it.height,0,mt,k,null));else if(S.isDataTexture)if(Et.length>0){_t&&St&&e.texStorage2D(i.TEXTURE_2D,Qt,rt,Et[0].width,Et[0].height);for(let lt=0,zt=Et.length;lt<zt;lt++)nt=Et[lt],_t?qt&&e.texSubImage2D(i.TEXTURE_2D,lt,0,0,nt.width,nt.height,mt,k,nt.data):e.texImage2D(i.TEXTURE_2D,lt,rt,nt.width,nt.height,0,mt,k,nt.data);S.generateMipmaps=!1}else _t?(St&&e.texStorage2D(i.TEXTURE_2D,Qt,rt,it.width,it.height),qt&&tn(S,it,mt,k)):e.texImage2D(i.TEXTURE_2D,0,rt,it.width,it.height,0,mt,k,it.data);else if(S.isCompressedTexture)if(S.isCompressedArrayTexture){_t&&St&&e.texStorage3D(i.TEXTURE_2D_ARRAY,Qt,rt,Et[0].width,Et[0].height,it.depth);for(let lt=0,zt=Et.length;lt<zt;lt++)if(nt=Et[lt],S.format!==Hi)if(mt!==null)if(_t){if(qt)if(S.layerUpdates.size>0){let te=uf(nt.width,nt.height,S.format,S.type);for(let Pt of S.layerUpdates){let he=nt.data.subarray(Pt*te/nt.data.BYTES_PER_ELEMENT,(Pt+1)*te/nt.data.BYTES_PER_ELEMENT);e.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,lt,0,0,Pt,nt.width,nt.height,1,mt,he)}}else e.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,lt,0,0,0,nt.width,nt.height,it.depth,mt,nt.data)}else e.compressedTexImage3D(i.TEXTURE_2D_ARRAY,lt,rt,nt.width,nt.height,it.depth,0,nt.data,0,0);else Kt("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else _t?qt&&e.texSubImage3D(i.TEXTURE_2D_ARRAY,lt,0,0,0,nt.width,nt.height,it.depth,mt,k,nt.data):e.texImage3D(i.TEXTURE_2D_ARRAY,lt,rt,nt.width,nt.height,it.depth,0,mt,k,nt.data);S.layerUpdates.size>0&&S.clearLayerUpdates()}else{_t&&St&&e.texStorage2D(i.TEXTURE_2D,Qt,rt,Et[0].width,Et[0].height);for(let lt=0,zt=Et.length;lt<zt;lt++)nt=Et[lt],S.format!==Hi?mt!==null?_t?qt&&e.compressedTexSubImage2D(i.TEXTURE_2D,lt,0,0,nt.width,nt.height,mt,nt.data):e.compressedTexImage2D(i.TEXTURE_2D,lt,rt,nt.width,nt.height,0,nt.data):Kt("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):_t?qt&&e.texSubImage2D(i.TEXTURE_2D,lt,0,0,nt.width,nt.height,mt,k,nt.data):e.texImage2D(i.TEXTURE_2D,lt,rt,nt.width,nt.height,0,mt,k,nt.data)}else if(S.isDataArrayTexture)if(_t){if(St&&e.texStorage3D(i.TEXTURE_2D_ARRAY,Qt,rt,it.width,it.height,it.depth),qt)if(S.layerUpdates.size>0){let lt=uf(it.width,it.height,S.format,S.type);for(let zt of S.layerUpdates){let te=it.data.subarray(zt*lt/it.data.BYTES_PER_ELEMENT,(zt+1)*lt/it.data.BYTES_PER_ELEMENT);e.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,zt,it.width,it.height,1,mt,k,te)}S.clearLayerUpdates()}else e.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,0,it.width,it.height,it.depth,mt,k,it.data)}else e.texImage3D(i.TEXTURE_2D_ARRAY,0,rt,it.width,it.height,it.depth,0,mt,k,it.data);else if(S.isData3DTexture)_t?(St&&e.texStorage3D(i.TEXTURE_3D,Qt,rt,it.width,it.height,it.depth),qt&&e.texSubImage3D(i.TEXTURE_3D,0,0,0,0,it.width,it.height,it.depth,mt,k,it.data)):e.texImage3D(i.TEXTURE_3D,0,rt,it.width,it.height,it.depth,0,mt,k,it.data);else if(S.isFramebufferTexture){if(St)if(_t)e.texStorage2D(i.TEXTURE_2D,Qt,rt,it.width,it.height);else{let lt=it.width,zt=it.height;for(let te=0;te<Qt;te++)e.texImage2D(i.TEXTURE_2D,te,rt,lt,zt,0,mt,k,null),lt>>=1,zt>>=1}}else if(S.isHTMLTexture){if("texElementImage2D"in i){let lt=i.canvas;if(lt.hasAttribute("layoutsubtree")||lt.setAttribute("layoutsubtree","true"),it.parentNode!==lt){lt.appendChild(it),u.add(S),lt.onpaint=zt=>{let te=zt.changedElements;for(let Pt of u)te.includes(Pt.image)&&(Pt.needsUpdate=!0)},lt.requestPaint();return}if(i.texElementImage2D.length===3)i.texElementImage2D(i.TEXTURE_2D,i.RGBA8,it);else{let te=i.RGBA,Pt=i.RGBA,he=i.UNSIGNED_BYTE;i.texElementImage2D(i.TEXTURE_2D,0,te,Pt,he,it)}i.texParameteri(i.TEXTURE_2D,i.TEXTURE_MIN_FILTER,i.LINEAR),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_S,i.CLAMP_TO_EDGE),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_T,i.CLAMP_TO_EDGE)}}else if(Et.length>0){if(_t&&St){let lt=Zt(Et[0]);e.texStorage2D(i.TEXTURE_2D,Qt,rt,lt.width,lt.height)}for(let lt=0,zt=Et.length;lt<zt;lt++)nt=Et[lt],_t?qt&&e.texSubImage2D(i.TEXTURE_2D,lt,0,0,mt,k,nt):e.texImage2D(i.TEXTURE_2D,lt,rt,mt,k,nt);S.generateMipmaps=!1}else if(_t){if(St){let lt=Zt(it);e.texStorage2D(i.TEXTURE_2D,Qt,rt,lt.width,lt.height)}qt&&e.texSubImage2D(i.TEXTURE_2D,0,0,0,mt,k,it)}else e.texImage2D(i.TEXTURE_2D,0,rt,mt,k,it);w(S)&&S.mipmapsAutoUpdate===!0&&b(ht),xt.__version=vt.version,S.onUpdate&&S.onUpdate(S)}R.__version=S.version}function mn(R,S,q){if(S.image.length!==6)return;let ht=ue(R,S),ot=S.source;e.bindTexture(i.TEXTURE_CUBE_MAP,R.__webglTexture,i.TEXTURE0+q);let vt=n.get(ot);if(ot.version!==vt.__version||ht===!0){e.activeTexture(i.TEXTURE0+q);let xt=be.getPrimaries(be.workingColorSpace),et=S.colorSpace===Ps?null:be.getPrimaries(S.colorSpace),it=S.colorSpace===Ps||xt===et?i.NONE:i.BROWSER_DEFAULT_WEBGL;e.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,S.flipY),e.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,S.premultiplyAlpha),e.pixelStorei(i.UNPACK_ALIGNMENT,S.unpackAlignment),e.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,it);let mt=S.isCompressedTexture||S.image[0].isCompressedTexture,k=S.image[0]&&S.image[0].isDataTexture,rt=[];for(let Pt=0;Pt<6;Pt++)!mt&&!k?rt[Pt]=_(S.image[Pt],!0,s.maxCubemapSize):rt[Pt]=k?S.image[Pt].image:S.image[Pt],rt[Pt]=Ht(S,rt[Pt]);let nt=rt[0],Et=r.convert(S.format,S.colorSpace),_t=r.convert(S.type),St=A(S.internalFormat,Et,_t,S.normalized,S.colorSpace),qt=S.isVideoTexture!==!0,Qt=vt.__version===void 0||ht===!0,lt=ot.dataReady,zt=E(S,nt);ge(i.TEXTURE_CUBE_MAP,S);let te;if(S.isDepthTexture){if(St=v(S.format===Rs,S.type),Qt)if(qt)e.texStorage2D(i.TEXTURE_CUBE_MAP,1,St,nt.width,nt.height);else for(let Pt=0;Pt<6;Pt++)e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pt,0,St,nt.width,nt.height,0,Et,_t,null)}else if(mt){qt&&Qt&&e.texStorage2D(i.TEXTURE_CUBE_MAP,zt,St,nt.width,nt.height);for(let Pt=0;Pt<6;Pt++){te=rt[Pt].mipmaps;for(let he=0;he<te.length;he++){let $e=te[he];S.format!==Hi?Et!==null?qt?lt&&e.compressedTexSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pt,he,0,0,$e.width,$e.height,Et,$e.data):e.compressedTexImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pt,he,St,$e.width,$e.height,0,$e.data):Kt("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):qt?lt&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pt,he,0,0,$e.width,$e.height,Et,_t,$e.data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pt,he,St,$e.width,$e.height,0,Et,_t,$e.data)}}}else{if(te=S.mipmaps,qt&&Qt){te.length>0&&zt++;let Pt=Zt(rt[0]);e.texStorage2D(i.TEXTURE_CUBE_MAP,zt,St,Pt.width,Pt.height)}for(let Pt=0;Pt<6;Pt++)if(k){qt?lt&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pt,0,0,0,rt[Pt].width,rt[Pt].height,Et,_t,rt[Pt].data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pt,0,St,rt[Pt].width,rt[Pt].height,0,Et,_t,rt[Pt].data);for(let he=0;he<te.length;he++){let Zn=te[he].image[Pt].image;qt?lt&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pt,he+1,0,0,Zn.width,Zn.height,Et,_t,Zn.data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pt,he+1,St,Zn.width,Zn.height,0,Et,_t,Zn.data)}}else{qt?lt&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pt,0,0,0,Et,_t,rt[Pt]):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pt,0,St,Et,_t,rt[Pt]);for(let he=0;he<te.length;he++){let $e=te[he];qt?lt&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pt,he+1,0,0,Et,_t,$e.image[Pt]):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Pt,he+1,St,Et,_t,$e.image[Pt])}}}w(S)&&S.mipmapsAutoUpdate===!0&&b(i.TEXTURE_CUBE_MAP),vt.__version=ot.version,S.onUpdate&&S.onUpdate(S)}R.__version=S.version}function ke(R,S,q,ht,ot,vt){let xt=r.convert(q.format,q.colorSpace),et=r.convert(q.type),it=A(q.internalFormat,xt,et,q.normalized,q.colorSpace),mt=n.get(S),k=n.get(q);if(k.__renderTarget=S,!mt.__hasExternalTextures){let rt=Math.max(1,S.width>>vt),nt=Math.max(1,S.height>>vt);ot===i.TEXTURE_3D||ot===i.TEXTURE_2D_ARRAY?e.texImage3D(ot,vt,it,rt,nt,S.depth,0,xt,et,null):e.texImage2D(ot,vt,it,rt,nt,0,xt,et,null)}e.bindFramebuffer(i.FRAMEBUFFER,R),wt(S)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,ht,ot,k.__webglTexture,0,le(S)):(ot===i.TEXTURE_2D||ot>=i.TEXTURE_CUBE_MAP_POSITIVE_X&&ot<=i.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&i.framebufferTexture2D(i.FRAMEBUFFER,ht,ot,k.__webglTexture,vt),e.bindFramebuffer(i.FRAMEBUFFER,null)}function Pn(R,S,q){if(i.bindRenderbuffer(i.RENDERBUFFER,R),S.depthBuffer){let ht=S.depthTexture,ot=ht&&ht.isDepthTexture?ht.type:null,vt=v(S.stencilBuffer,ot),xt=S.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;wt(S)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,le(S),vt,S.width,S.height):q?i.renderbufferStorageMultisample(i.RENDERBUFFER,le(S),vt,S.width,S.height):i.renderbufferStorage(i.RENDERBUFFER,vt,S.width,S.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,xt,i.RENDERBUFFER,R)}else{let ht=S.textures;for(let ot=0;ot<ht.length;ot++){let vt=ht[ot],xt=r.convert(vt.format,vt.colorSpace),et=r.convert(vt.type),it=A(vt.internalFormat,xt,et,vt.normalized,vt.colorSpace);wt(S)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,le(S),it,S.width,S.height):q?i.renderbufferStorageMultisample(i.RENDERBUFFER,le(S),it,S.width,S.height):i.renderbufferStorage(i.RENDERBUFFER,it,S.width,S.height)}}i.bindRenderbuffer(i.RENDERBUFFER,null)}function we(R,S,q){let ht=S.isWebGLCubeRenderTarget===!0;if(e.bindFramebuffer(i.FRAMEBUFFER,R),!(S.depthTexture&&S.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let ot=n.get(S.depthTexture);ot.__renderTarget=S;let vt=ht?S.depthTexture.image[0]:S.depthTexture.image;(!ot.__webglTexture||vt.width!==S.width||vt.height!==S.height)&&(vt.width=S.width,vt.height=S.height,S.depthTexture.needsUpdate=!0),ht?Mt(S.depthTexture,0):gt(S.depthTexture,0);let xt=ot.__webglTexture,et=le(S),it=ht?i.TEXTURE_CUBE_MAP_POSITIVE_X+q:i.TEXTURE_2D,mt=S.depthTexture.format===Rs?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;if(S.depthTexture.format===Ms)wt(S)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,mt,it,xt,0,et):i.framebufferTexture2D(i.FRAMEBUFFER,mt,it,xt,0);else if(S.depthTexture.format===Rs)wt(S)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,mt,it,xt,0,et):i.framebufferTexture2D(i.FRAMEBUFFER,mt,it,xt,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function Mn(R){let S=n.get(R),q=R.isWebGLCubeRenderTarget===!0;if(S.__boundDepthTexture!==R.depthTexture){let ht=R.depthTexture;if(S.__depthDisposeCallback&&S.__depthDisposeCallback(),ht){let ot=()=>{delete S.__boundDepthTexture,delete S.__depthDisposeCallback,ht.removeEventListener("dispose",ot)};ht.addEventListener("dispose",ot),S.__depthDisposeCallback=ot}S.__boundDepthTexture=ht}if(R.depthTexture&&!S.__autoAllocateDepthBuffer)if(q)for(let ht=0;ht<6;ht++)we(S.__webglFramebuffer[ht],R,ht);else R.texture.mipmaps.length>0?we(S.__webglFramebuffer[0],R,0):we(S.__webglFramebuffer,R,0);else if(q){S.__webglDepthbuffer=[];for(let ht=0;ht<6;ht++)if(e.bindFramebuffer(i.FRAMEBUFFER,S.__webglFramebuffer[ht]),S.__webglDepthbuffer[ht]===void 0)S.__webglDepthbuffer[ht]=i.createRenderbuffer(),Pn(S.__webglDepthbuffer[ht],R,!1);else{let ot=R.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,vt=S.__webglDepthbuffer[ht];i.bindRenderbuffer(i.RENDERBUFFER,vt),i.framebufferRenderbuffer(i.FRAMEBUFFER,ot,i.RENDERBUFFER,vt)}}else if(R.texture.mipmaps.length>0?e.bindFramebuffer(i.FRAMEBUFFER,S.__webglFramebuffer[0]):e.bindFramebuffer(i.FRAMEBUFFER,S.__webglFramebuffer),S.__webglDepthbuffer===void 0)S.__webglDepthbuffer=i.createRenderbuffer(),Pn(S.__webglDepthbuffer,R,!1);else{let ot=R.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,vt=S.__webglDepthbuffer;i.bindRenderbuffer(i.RENDERBUFFER,vt),i.framebufferRenderbuffer(i.FRAMEBUFFER,ot,i.RENDERBUFFER,vt)}e.bindFramebuffer(i.FRAMEBUFFER,null)}function an(R,S,q){let ht=n.get(R);S!==void 0&&ke(ht.__webglFramebuffer,R,R.texture,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,0),q!==void 0&&Mn(R)}function gn(R){let S=R.texture,q=n.get(R),ht=n.get(S);R.addEventListener("dispose",z),O(R);let ot=R.textures,vt=R.isWebGLCubeRenderTarget===!0,xt=ot.length>1;if(xt||(ht.__webglTexture===void 0&&(ht.__webglTexture=i.createTexture()),ht.__version=S.version,o.memory.textures++),vt){q.__webglFramebuffer=[];for(let et=0;et<6;et++)if(S.mipmaps.length>0){q.__webglFramebuffer[et]=[];for(let it=0;it<S.mipmaps.length;it++)q.__webglFramebuffer[et][it]=i.createFramebuffer()}else q.__webglFramebuffer[et]=i.createFramebuffer()}else{if(S.mipmaps.length>0){q.__webglFramebuffer=[];for(let et=0;et<S.mipmaps.length;et++)q.__webglFramebuffer[et]=i.createFramebuffer()}else q.__webglFramebuffer=i.createFramebuffer();if(xt)for(let et=0,it=ot.length;et<it;et++){let mt=n.get(ot[et]);mt.__webglTexture===void 0&&(mt.__webglTexture=i.createTexture(),o.memory.textures++)}if(R.samples>0&&wt(R)===!1){q.__webglMultisampledFramebuffer=i.createFramebuffer(),q.__webglColorRenderbuffer=[],e.bindFramebuffer(i.FRAMEBUFFER,q.__webglMultisampledFramebuffer);for(let et=0;et<ot.length;et++){let it=ot[et];q.__webglColorRenderbuffer[et]=i.createRenderbuffer(),i.bindRenderbuffer(i.RENDERBUFFER,q.__webglColorRenderbuffer[et]);let mt=r.convert(it.format,it.colorSpace),k=r.convert(it.type),rt=A(it.internalFormat,mt,k,it.normalized,it.colorSpace,R.isXRRenderTarget===!0),nt=le(R);i.renderbufferStorageMultisample(i.RENDERBUFFER,nt,rt,R.width,R.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+et,i.RENDERBUFFER,q.__webglColorRenderbuffer[et])}i.bindRenderbuffer(i.RENDERBUFFER,null),R.depthBuffer&&(q.__webglDepthRenderbuffer=i.createRenderbuffer(),Pn(q.__webglDepthRenderbuffer,R,!0)),e.bindFramebuffer(i.FRAMEBUFFER,null)}}if(vt){e.bindTexture(i.TEXTURE_CUBE_MAP,ht.__webglTexture),ge(i.TEXTURE_CUBE_MAP,S);for(let et=0;et<6;et++)if(S.mipmaps.length>0)for(let it=0;it<S.mipmaps.length;it++)ke(q.__webglFramebuffer[et][it],R,S,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+et,it);else ke(q.__webglFramebuffer[et],R,S,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+et,0);w(S)?b(i.TEXTURE_CUBE_MAP):S.mipmaps.length>0&&i.texParameteri(i.TEXTURE_CUBE_MAP,i.TEXTURE_MAX_LEVEL,S.mipmaps.length-1),e.unbindTexture()}else if(xt){for(let et=0,it=ot.length;et<it;et++){let mt=ot[et],k=n.get(mt),rt=i.TEXTURE_2D;(R.isWebGL3DRenderTarget||R.isWebGLArrayRenderTarget)&&(rt=R.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),e.bindTexture(rt,k.__webglTexture),ge(rt,mt),ke(q.__webglFramebuffer,R,mt,i.COLOR_ATTACHMENT0+et,rt,0),w(mt)&&b(rt)}e.unbindTexture()}else{let et=i.TEXTURE_2D;if((R.isWebGL3DRenderTarget||R.isWebGLArrayRenderTarget)&&(et=R.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),e.bindTexture(et,ht.__webglTexture),ge(et,S),S.mipmaps.length>0)for(let it=0;it<S.mipmaps.length;it++)ke(q.__webglFramebuffer[it],R,S,i.COLOR_ATTACHMENT0,et,it);else ke(q.__webglFramebuffer,R,S,i.COLOR_ATTACHMENT0,et,0);w(S)?b(et):S.mipmaps.length>0&&i.texParameteri(et,i.TEXTURE_MAX_LEVEL,S.mipmaps.length-1),e.unbindTexture()}R.depthBuffer&&Mn(R)}function B(R){let S=R.textures;for(let q=0,ht=S.length;q<ht;q++){let ot=S[q];if(w(ot)&&ot.mipmapsAutoUpdate===!0){let vt=C(R),xt=n.get(ot).__webglTexture;e.bindTexture(vt,xt),b(vt),e.unbindTexture()}}}let It=[];function Jt(R){if(R.samples>0){if(wt(R)===!1){let S=R.textures,q=R.width,ht=R.height,ot=i.COLOR_BUFFER_BIT,vt=R.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,xt=n.get(R),et=S.length>1;if(et)for(let mt=0;mt<S.length;mt++)e.bindFramebuffer(i.FRAMEBUFFER,xt.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+mt,i.RENDERBUFFER,null),e.bindFramebuffer(i.FRAMEBUFFER,xt.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+mt,i.TEXTURE_2D,null,0);e.bindFramebuffer(i.READ_FRAMEBUFFER,xt.__webglMultisampledFramebuffer),R.texture.mipmaps.length>0?e.bindFramebuffer(i.DRAW_FRAMEBUFFER,xt.__webglFramebuffer[0]):e.bindFramebuffer(i.DRAW_FRAMEBUFFER,xt.__webglFramebuffer);for(let mt=0;mt<S.length;mt++){if(R.resolveDepthBuffer&&(R.depthBuffer&&(ot|=i.DEPTH_BUFFER_BIT),R.stencilBuffer&&R.resolveStencilBuffer&&(ot|=i.STENCIL_BUFFER_BIT)),et){i.framebufferRenderbuffer(i.READ_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.RENDERBUFFER,xt.__webglColorRenderbuffer[mt]);let k=n.get(S[mt]).__webglTexture;i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,k,0)}i.blitFramebuffer(0,0,q,ht,0,0,q,ht,ot,i.NEAREST),l===!0&&(It.length=0,It.push(i.COLOR_ATTACHMENT0+mt),R.depthBuffer&&R.storeMultisampledDepthBuffer===!1&&It.push(vt),i.invalidateFramebuffer(i.READ_FRAMEBUFFER,It))}if(e.bindFramebuffer(i.READ_FRAMEBUFFER,null),e.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),et)for(let mt=0;mt<S.length;mt++){e.bindFramebuffer(i.FRAMEBUFFER,xt.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+mt,i.RENDERBUFFER,xt.__webglColorRenderbuffer[mt]);let k=n.get(S[mt]).__webglTexture;e.bindFramebuffer(i.FRAMEBUFFER,xt.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+mt,i.TEXTURE_2D,k,0)}e.bindFramebuffer(i.DRAW_FRAMEBUFFER,xt.__webglMultisampledFramebuffer)}else if(R.depthBuffer&&R.storeMultisampledDepthBuffer===!1&&l){let S=R.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;i.invalidateFramebuffer(i.DRAW_FRAMEBUFFER,[S])}}}function le(R){return Math.min(s.maxSamples,R.samples)}function wt(R){let S=n.get(R);return R.samples>0&&t.has("WEBGL_multisampled_render_to_texture")===!0&&S.__useRenderToTexture!==!1}function ze(R){let S=o.render.frame;h.get(R)!==S&&(h.set(R,S),R.update())}function Ht(R,S){let q=R.colorSpace,ht=R.format,ot=R.type;return R.isCompressedTexture===!0||R.isVideoTexture===!0||q!==_a&&q!==Ps&&(be.getTransfer(q)===Le?(ht!==Hi||ot!==oi)&&Kt("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):ne("WebGLTextures: Unsupported texture color space:",q)),S}function Zt(R){return typeof HTMLImageElement<"u"&&R instanceof HTMLImageElement?(c.width=R.naturalWidth||R.width,c.height=R.naturalHeight||R.height):typeof VideoFrame<"u"&&R instanceof VideoFrame?(c.width=R.displayWidth,c.height=R.displayHeight):(c.width=R.width,c.height=R.height),c}this.allocateTextureUnit=ut,this.resetTextureUnits=Q,this.getTextureUnits=st,this.setTextureUnits=dt,this.setTexture2D=gt,this.setTexture2DArray=yt,this.setTexture3D=Rt,this.setTextureCube=Mt,this.rebindTextures=an,this.setupRenderTarget=gn,this.updateRenderTargetMipmap=B,this.updateMultisampleRenderTarget=Jt,this.setupDepthRenderbuffer=Mn,this.setupFrameBufferTexture=ke,this.useMultisampledRTT=wt,this.dispose=X}function Zw(i,t){function e(n,s=Ps){let r,o=be.getTransfer(s);if(n===oi)return i.UNSIGNED_BYTE;if(n===Qc)return i.UNSIGNED_SHORT_4_4_4_4;if(n===th)return i.UNSIGNED_SHORT_5_5_5_1;if(n===Xd)return i.UNSIGNED_INT_5_9_9_9_REV;if(n===qd)return i.UNSIGNED_INT_10F_11F_11F_REV;if(n===Hd)return i.BYTE;if(n===Wd)return i.SHORT;if(n===Po)return i.UNSIGNED_SHORT;if(n===jc)return i.INT;if(n===zi)return i.UNSIGNED_INT;if(n===Vi)return i.FLOAT;if(n===Gi)return i.HALF_FLOAT;if(n===Yd)return i.ALPHA;if(n===$d)return i.RGB;if(n===Hi)return i.RGBA;if(n===Ms)return i.DEPTH_COMPONENT;if(n===Rs)return i.DEPTH_STENCIL;if(n===Zd)return i.RED;if(n===eh)return i.RED_INTEGER;if(n===or)return i.RG;if(n===nh)return i.RG_INTEGER;if(n===ih)return i.RGBA_INTEGER;if(n===Ka||n===Ja||n===ja||n===Qa)if(o===Le)if(r=t.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(n===Ka)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(n===Ja)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(n===ja)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(n===Qa)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=t.get("WEBGL_compressed_texture_s3tc"),r!==null){if(n===Ka)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(n===Ja)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(n===ja)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(n===Qa)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(n===sh||n===rh||n===oh||n===ah)if(r=t.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(n===sh)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(n===rh)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(n===oh)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(n===ah)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(n===lh||n===ch||n===hh||n===uh||n===dh||n===tl||n===fh)if(r=t.get("WEBGL_compressed_texture_etc"),r!==null){if(n===lh||n===ch)return o===Le?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(n===hh)return o===Le?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(n===uh)return r.COMPRESSED_R11_EAC;if(n===dh)return r.COMPRESSED_SIGNED_R11_EAC;if(n===tl)return r.COMPRESSED_RG11_EAC;if(n===fh)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(n===ph||n===mh||n===gh||n===_h||n===vh||n===yh||n===xh||n===bh||n===Sh||n===Mh||n===wh||n===Eh||n===Th||n===Ah)if(r=t.get("WEBGL_compressed_texture_astc"),r!==null){if(n===ph)return o===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(n===mh)return o===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(n===gh)return o===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(n===_h)return o===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(n===vh)return o===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(n===yh)return o===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(n===xh)return o===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(n===bh)return o===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(n===Sh)return o===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(n===Mh)return o===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(n===wh)return o===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(n===Eh)return o===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(n===Th)return o===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(n===Ah)return o===Le?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(n===Ch||n===Rh||n===Ph)if(r=t.get("EXT_texture_compression_bptc"),r!==null){if(n===Ch)return o===Le?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(n===Rh)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(n===Ph)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(n===Ih||n===Lh||n===el||n===Dh)if(r=t.get("EXT_texture_compression_rgtc"),r!==null){if(n===Ih)return r.COMPRESSED_RED_RGTC1_EXT;if(n===Lh)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(n===el)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(n===Dh)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return n===wr?i.UNSIGNED_INT_24_8:i[n]!==void 0?i[n]:null}return{convert:e}}var Kw=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,Jw=`
uniform sampler2DArray depthColor;
uniform float depthWidth;
uniform float depthHeight;

void main() {

	vec2 coord = vec2( gl_FragCoord.x / depthWidth, gl_FragCoord.y / depthHeight );

	if ( coord.x >= 1.0 ) {

		gl_FragDepth = texture( depthColor, vec3( coord.x - 1.0, coord.y, 1 ) ).r;

	} else {

		gl_FragDepth = texture( depthColor, vec3( coord.x, coord.y, 0 ) ).r;

	}

}`,xf=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(t,e){if(this.texture===null){let n=new Ca(t.texture);(t.depthNear!==e.depthNear||t.depthFar!==e.depthFar)&&(this.depthNear=t.depthNear,this.depthFar=t.depthFar),this.texture=n}}getMesh(t){if(this.texture!==null&&this.mesh===null){let e=t.cameras[0].viewport,n=new os({vertexShader:Kw,fragmentShader:Jw,uniforms:{depthColor:{value:this.texture},depthWidth:{value:e.z},depthHeight:{value:e.w}}});this.mesh=new Se(new Ts(20,20),n)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},bf=class extends Bi{constructor(t,e){super();let n=this,s=null,r=1,o=null,a="local-floor",l=1,c=null,h=null,u=null,d=null,f=null,g=null,x=typeof XRWebGLBinding<"u",p=new xf,m={},_=e.getContextAttributes(),w=null,b=null,C=[],A=[],v=new Ct,E=null,O=null,P=new ti;P.viewport=new sn;let L=new ti;L.viewport=new sn;let z=[P,L],G=new Yc,N=null,X=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(tt){let gt=C[tt];return gt===void 0&&(gt=new yo,C[tt]=gt),gt.getTargetRaySpace()},this.getControllerGrip=function(tt){let gt=C[tt];return gt===void 0&&(gt=new yo,C[tt]=gt),gt.getGripSpace()},this.getHand=function(tt){let gt=C[tt];return gt===void 0&&(gt=new yo,C[tt]=gt),gt.getHandSpace()};function $(tt){let gt=A.indexOf(tt.inputSource);if(gt===-1)return;let yt=C[gt];yt!==void 0&&(yt.update(tt.inputSource,tt.frame,c||o),yt.dispatchEvent({type:tt.type,data:tt.inputSource}))}function W(){s.removeEventListener("select",$),s.removeEventListener("selectstart",$),s.removeEventListener("selectend",$),s.removeEventListener("squeeze",$),s.removeEventListener("squeezestart",$),s.removeEventListener("squeezeend",$),s.removeEventListener("end",W),s.removeEventListener("inputsourceschange",ct);for(let tt=0;tt<C.length;tt++){let gt=A[tt];gt!==null&&(A[tt]=null,C[tt].disconnect(gt))}N=null,X=null,p.reset();for(let tt in m)delete m[tt];if(t.setRenderTarget(w),f=null,d=null,u=null,s=null,b=null,ut.stop(),n.isPresenting=!1,t.setPixelRatio(E),t.setSize(v.width,v.height,!1),O!==null){let tt=O.camera;tt.fov=O.fov,tt.zoom=O.zoom,tt.updateProjectionMatrix(),O=null}n.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(tt){r=tt,n.isPresenting===!0&&Kt("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(tt){a=tt,n.isPresenting===!0&&Kt("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||o},this.setReferenceSpace=function(tt){c=tt},this.getBaseLayer=function(){return d!==null?d:f},this.getBinding=function(){return u===null&&x&&(u=new XRWebGLBinding(s,e)),u},this.getFrame=function(){return g},this.getSession=function(){return s},this.setSession=async function(tt){if(s=tt,s!==null){if(w=t.getRenderTarget(),s.addEventListener("select",$),s.addEventListener("selectstart",$),s.addEventListener("selectend",$),s.addEventListener("squeeze",$),s.addEventListener("squeezestart",$),s.addEventListener("squeezeend",$),s.addEventListener("end",W),s.addEventListener("inputsourceschange",ct),_.xrCompatible!==!0&&await e.makeXRCompatible(),E=t.getPixelRatio(),t.getSize(v),x&&"createProjectionLayer"in XRWebGLBinding.prototype){let yt=null,Rt=null,Mt=null;_.depth&&(Mt=_.stencil?e.DEPTH24_STENCIL8:e.DEPTH_COMPONENT24,yt=_.stencil?Rs:Ms,Rt=_.stencil?wr:zi);let Yt={colorFormat:e.RGBA8,depthFormat:Mt,scaleFactor:r};u=this.getBinding(),d=u.createProjectionLayer(Yt),s.updateRenderState({layers:[d]}),t.setPixelRatio(1),t.setSize(d.textureWidth,d.textureHeight,!1),b=new _i(d.textureWidth,d.textureHeight,{format:Hi,type:oi,depthTexture:new Es(d.textureWidth,d.textureHeight,Rt,void 0,void 0,void 0,void 0,void 0,void 0,yt),stencilBuffer:_.stencil,colorSpace:t.outputColorSpace,samples:_.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}else{let yt={antialias:_.antialias,alpha:!0,depth:_.depth,stencil:_.stencil,framebufferScaleFactor:r};f=new XRWebGLLayer(s,e,yt),s.updateRenderState({baseLayer:f}),t.setPixelRatio(1),t.setSize(f.framebufferWidth,f.framebufferHeight,!1),b=new _i(f.framebufferWidth,f.framebufferHeight,{format:Hi,type:oi,colorSpace:t.outputColorSpace,stencilBuffer:_.stencil,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}b.isXRRenderTarget=!0,this.setFoveation(l),c=null,o=await s.requestReferenceSpace(a),ut.setContext(s),ut.start(),n.isPresenting=!0,n.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return p.getDepthTexture()};function ct(tt){for(let gt=0;gt<tt.removed.length;gt++){let yt=tt.removed[gt],Rt=A.indexOf(yt);Rt>=0&&(A[Rt]=null,C[Rt].disconnect(yt))}for(let gt=0;gt<tt.added.length;gt++){let yt=tt.added[gt],Rt=A.indexOf(yt);if(Rt===-1){for(let Yt=0;Yt<C.length;Yt++)if(Yt>=A.length){A.push(yt),Rt=Yt;break}else if(A[Yt]===null){A[Yt]=yt,Rt=Yt;break}if(Rt===-1)break}let Mt=C[Rt];Mt&&Mt.connect(yt)}}function J(tt,gt){gt===null?tt.matrixWorld.copy(tt.matrix):tt.matrixWorld.multiplyMatrices(gt.matrixWorld,tt.matrix),tt.matrixWorldInverse.copy(tt.matrixWorld).invert()}this.updateCamera=function(tt){if(s===null)return;let gt=tt.near,yt=tt.far;p.texture!==null&&(p.depthNear>0&&(gt=p.depthNear),p.depthFar>0&&(yt=p.depthFar)),G.near=L.near=P.near=gt,G.far=L.far=P.far=yt,(N!==G.near||X!==G.far)&&(s.updateRenderState({depthNear:G.near,depthFar:G.far}),N=G.near,X=G.far),G.layers.mask=tt.layers.mask|6,P.layers.mask=G.layers.mask&-5,L.layers.mask=G.layers.mask&-3;let Rt=tt.parent,Mt=G.cameras;J(G,Rt);for(let Yt=0;Yt<Mt.length;Yt++)J(Mt[Yt],Rt);G.projectionMatrix.copy(P.projectionMatrix),G.projectionMatrixInverse.copy(P.projectionMatrixInverse),O===null&&tt.isPerspectiveCamera&&(O={camera:tt,fov:tt.fov,zoom:tt.zoom}),Q(tt,G,Rt)};function Q(tt,gt,yt){yt===null?tt.matrix.copy(gt.matrixWorld):(tt.matrix.copy(yt.matrixWorld),tt.matrix.invert(),tt.matrix.multiply(gt.matrixWorld)),tt.matrix.decompose(tt.position,tt.quaternion,tt.scale),tt.updateMatrixWorld(!0),tt.projectionMatrix.copy(gt.projectionMatrix),tt.projectionMatrixInverse.copy(gt.projectionMatrixInverse),tt.isPerspectiveCamera&&(tt.fov=go*2*Math.atan(1/tt.projectionMatrix.elements[5]),tt.zoom=1)}this.getCamera=function(){return G},this.getFoveation=function(){if(!(d===null&&f===null))return l},this.setFoveation=function(tt){l=tt,d!==null&&(d.fixedFoveation=tt),f!==null&&f.fixedFoveation!==void 0&&(f.fixedFoveation=tt)},this.hasDepthSensing=function(){return p.texture!==null},this.getDepthSensingMesh=function(){return p.getMesh(G)},this.getCameraTexture=function(tt){return m[tt]};let st=null;function dt(tt,gt){if(h=gt.getViewerPose(c||o),g=gt,h!==null){let yt=h.views;f!==null&&(t.setRenderTargetFramebuffer(b,f.framebuffer),t.setRenderTarget(b));let Rt=!1;yt.length!==G.cameras.length&&(G.cameras.length=0,Rt=!0);for(let Xt=0;Xt<yt.length;Xt++){let ge=yt[Xt],ue=null;if(f!==null)ue=f.getViewport(ge);else{let tn=u.getViewSubImage(d,ge);ue=tn.viewport,Xt===0&&(t.setRenderTargetTextures(b,tn.colorTexture,tn.depthStencilTexture),t.setRenderTarget(b))}let re=z[Xt];re===void 0&&(re=new ti,re.layers.enable(Xt),re.viewport=new sn,z[Xt]=re),re.matrix.fromArray(ge.transform.matrix),re.matrix.decompose(re.position,re.quaternion,re.scale),re.projectionMatrix.fromArray(ge.projectionMatrix),re.projectionMatrixInverse.copy(re.projectionMatrix).invert(),re.viewport.set(ue.x,ue.y,ue.width,ue.height),Xt===0&&(G.matrix.copy(re.matrix),G.matrix.decompose(G.position,G.quaternion,G.scale)),Rt===!0&&G.cameras.push(re)}let Mt=s.enabledFeatures;if(Mt&&Mt.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&x){u=n.getBinding();let Xt=u.getDepthInformation(yt[0]);Xt&&Xt.isValid&&Xt.texture&&p.init(Xt,s.renderState)}if(Mt&&Mt.includes("camera-access")&&x){t.state.unbindTexture(),u=n.getBinding();for(let Xt=0;Xt<yt.length;Xt++){let ge=yt[Xt].camera;if(ge){let ue=m[ge];ue||(ue=new Ca,m[ge]=ue);let re=u.getCameraImage(ge);ue.sourceTexture=re}}}}for(let yt=0;yt<C.length;yt++){let Rt=A[yt],Mt=C[yt];Rt!==null&&Mt!==void 0&&Mt.update(Rt,gt,c||o)}st&&st(tt,gt),gt.detectedPlanes&&n.dispatchEvent({type:"planesdetected",data:gt}),g=null}let ut=new Kg;ut.setAnimationLoop(dt),this.setAnimationLoop=function(tt){st=tt},this.dispose=function(){}}},jw=new Te,o0=new se;o0.set(-1,0,0,0,1,0,0,0,1);function Qw(i,t){function e(p,m){p.matrixAutoUpdate===!0&&p.updateMatrix(),m.value.copy(p.matrix)}function n(p,m){m.color.getRGB(p.fogColor.value,lf(i)),m.isFog?(p.fogNear.value=m.near,p.fogFar.value=m.far):m.isFogExp2&&(p.fogDensity.value=m.density)}function s(p,m,_,w,b){m.isNodeMaterial?m.uniformsNeedUpdate=!1:m.isMeshBasicMaterial?r(p,m):m.isMeshLambertMaterial?(r(p,m),m.envMap&&(p.envMapIntensity.value=m.envMapIntensity)):m.isMeshToonMaterial?(r(p,m),u(p,m)):m.isMeshPhongMaterial?(r(p,m),h(p,m),m.envMap&&(p.envMapIntensity.value=m.envMapIntensity)):m.isMeshStandardMaterial?(r(p,m),d(p,m),m.isMeshPhysicalMaterial&&f(p,m,b)):m.isMeshMatcapMaterial?(r(p,m),g(p,m)):m.isMeshDepthMaterial?r(p,m):m.isMeshDistanceMaterial?(r(p,m),x(p,m)):m.isMeshNormalMaterial?r(p,m):m.isLineBasicMaterial?(o(p,m),m.isLineDashedMaterial&&a(p,m)):m.isPointsMaterial?l(p,m,_,w):m.isSpriteMaterial?c(p,m):m.isShadowMaterial?(p.color.value.copy(m.color),p.opacity.value=m.opacity):m.isShaderMaterial&&(m.uniformsNeedUpdate=!1)}function r(p,m){p.opacity.value=m.opacity,m.color&&p.diffuse.value.copy(m.color),m.emissive&&p.emissive.value.copy(m.emissive).multiplyScalar(m.emissiveIntensity),m.map&&(p.map.value=m.map,e(m.map,p.mapTransform)),m.alphaMap&&(p.alphaMap.value=m.alphaMap,e(m.alphaMap,p.alphaMapTransform)),m.bumpMap&&(p.bumpMap.value=m.bumpMap,e(m.bumpMap,p.bumpMapTransform),p.bumpScale.value=m.bumpScale,m.side===si&&(p.bumpScale.value*=-1)),m.normalMap&&(p.normalMap.value=m.normalMap,e(m.normalMap,p.normalMapTransform),p.normalScale.value.copy(m.normalScale),m.side===si&&p.normalScale.value.negate()),m.displacementMap&&(p.displacementMap.value=m.displacementMap,e(m.displacementMap,p.displacementMapTransform),p.displacementScale.value=m.displacementScale,p.displacementBias.value=m.displacementBias),m.emissiveMap&&(p.emissiveMap.value=m.emissiveMap,e(m.emissiveMap,p.emissiveMapTransform)),m.specularMap&&(p.specularMap.value=m.specularMap,e(m.specularMap,p.specularMapTransform)),m.alphaTest>0&&(p.alphaTest.value=m.alphaTest);let _=t.get(m),w=_.envMap,b=_.envMapRotation;w&&(p.envMap.value=w,p.envMapRotation.value.setFromMatrix4(jw.makeRotationFromEuler(b)).transpose(),w.isCubeTexture&&w.isRenderTargetTexture===!1&&p.envMapRotation.value.premultiply(o0),p.reflectivity.value=m.reflectivity,p.ior.value=m.ior,p.refractionRatio.value=m.refractionRatio),m.lightMap&&(p.lightMap.value=m.lightMap,p.lightMapIntensity.value=m.lightMapIntensity,e(m.lightMap,p.lightMapTransform)),m.aoMap&&(p.aoMap.value=m.aoMap,p.aoMapIntensity.value=m.aoMapIntensity,e(m.aoMap,p.aoMapTransform))}function o(p,m){p.diffuse.value.copy(m.color),p.opacity.value=m.opacity,m.map&&(p.map.value=m.map,e(m.map,p.mapTransform))}function a(p,m){p.dashSize.value=m.dashSize,p.totalSize.value=m.dashSize+m.gapSize,p.scale.value=m.scale}function l(p,m,_,w){p.diffuse.value.copy(m.color),p.opacity.value=m.opacity,p.size.value=m.size*_,p.scale.value=w*.5,m.map&&(p.map.value=m.map,e(m.map,p.uvTransform)),m.alphaMap&&(p.alphaMap.value=m.alphaMap,e(m.alphaMap,p.alphaMapTransform)),m.alphaTest>0&&(p.alphaTest.value=m.alphaTest)}function c(p,m){p.diffuse.value.copy(m.color),p.opacity.value=m.opacity,p.rotation.value=m.rotation,m.map&&(p.map.value=m.map,e(m.map,p.mapTransform)),m.alphaMap&&(p.alphaMap.value=m.alphaMap,e(m.alphaMap,p.alphaMapTransform)),m.alphaTest>0&&(p.alphaTest.value=m.alphaTest)}function h(p,m){p.specular.value.copy(m.specular),p.shininess.value=Math.max(m.shininess,1e-4)}function u(p,m){m.gradientMap&&(p.gradientMap.value=m.gradientMap)}function d(p,m){p.metalness.value=m.metalness,m.metalnessMap&&(p.metalnessMap.value=m.metalnessMap,e(m.metalnessMap,p.metalnessMapTransform)),p.roughness.value=m.roughness,m.roughnessMap&&(p.roughnessMap.value=m.roughnessMap,e(m.roughnessMap,p.roughnessMapTransform)),m.envMap&&(p.envMapIntensity.value=m.envMapIntensity)}function f(p,m,_){p.ior.value=m.ior,m.diffuseRoughness>0&&(p.diffuseRoughness.value=m.diffuseRoughness,m.diffuseRoughnessMap&&(p.diffuseRoughnessMap.value=m.diffuseRoughnessMap,e(m.diffuseRoughnessMap,p.diffuseRoughnessMapTransform))),m.sheen>0&&(p.sheenColor.value.copy(m.sheenColor).multiplyScalar(m.sheen),p.sheenRoughness.value=m.sheenRoughness,m.sheenColorMap&&(p.sheenColorMap.value=m.sheenColorMap,e(m.sheenColorMap,p.sheenColorMapTransform)),m.sheenRoughnessMap&&(p.sheenRoughnessMap.value=m.sheenRoughnessMap,e(m.sheenRoughnessMap,p.sheenRoughnessMapTransform))),m.clearcoat>0&&(p.clearcoat.value=m.clearcoat,p.clearcoatRoughness.value=m.clearcoatRoughness,m.clearcoatMap&&(p.clearcoatMap.value=m.clearcoatMap,e(m.clearcoatMap,p.clearcoatMapTransform)),m.clearcoatRoughnessMap&&(p.clearcoatRoughnessMap.value=m.clearcoatRoughnessMap,e(m.clearcoatRoughnessMap,p.clearcoatRoughnessMapTransform)),m.clearcoatNormalMap&&(p.clearcoatNormalMap.value=m.clearcoatNormalMap,e(m.clearcoatNormalMap,p.clearcoatNormalMapTransform),p.clearcoatNormalScale.value.copy(m.clearcoatNormalScale),m.side===si&&p.clearcoatNormalScale.value.negate())),m.dispersion>0&&(p.dispersion.value=m.dispersion),m.retroreflectivity>0&&(p.retroreflectivity.value=m.retroreflectivity),m.iridescence>0&&(p.iridescence.value=m.iridescence,p.iridescenceIOR.value=m.iridescenceIOR,p.iridescenceThicknessMinimum.value=m.iridescenceThicknessMinimum,p.iridescenceThicknessMaximum.value=m.iridescenceThicknessMaximum,m.iridescenceMap&&(p.iridescenceMap.value=m.iridescenceMap,e(m.iridescenceMap,p.iridescenceMapTransform)),m.iridescenceThicknessMap&&(p.iridescenceThicknessMap.value=m.iridescenceThicknessMap,e(m.iridescenceThicknessMap,p.iridescenceThicknessMapTransform))),m.transmission>0&&(p.transmission.value=m.transmission,p.transmissionSamplerMap.value=_.texture,p.transmissionSamplerSize.value.set(_.width,_.height),m.transmissionMap&&(p.transmissionMap.value=m.transmissionMap,e(m.transmissionMap,p.transmissionMapTransform)),p.thickness.value=m.thickness,m.thicknessMap&&(p.thicknessMap.value=m.thicknessMap,e(m.thicknessMap,p.thicknessMapTransform)),p.attenuationDistance.value=m.attenuationDistance,p.attenuationColor.value.copy(m.attenuationColor)),m.anisotropy>0&&(p.anisotropyVector.value.set(m.anisotropy*Math.cos(m.anisotropyRotation),m.anisotropy*Math.sin(m.anisotropyRotation)),m.anisotropyMap&&(p.anisotropyMap.value=m.anisotropyMap,e(m.anisotropyMap,p.anisotropyMapTransform))),p.specularIntensity.value=m.specularIntensity,p.specularColor.value.copy(m.specularColor),m.specularColorMap&&(p.specularColorMap.value=m.specularColorMap,e(m.specularColorMap,p.specularColorMapTransform)),m.specularIntensityMap&&(p.specularIntensityMap.value=m.specularIntensityMap,e(m.specularIntensityMap,p.specularIntensityMapTransform))}function g(p,m){m.matcap&&(p.matcap.value=m.matcap)}function x(p,m){let _=t.get(m).light;p.referencePosition.value.setFromMatrixPosition(_.matrixWorld),p.nearDistance.value=_.shadow.camera.near,p.farDistance.value=_.shadow.camera.far}return{refreshFogUniforms:n,refreshMaterialUniforms:s}}function t1(i,t,e,n){let s={},r={};function o(_,w){let b=w.program;n.uniformBlockBinding(_,b,s[_.id])}function a(_,w){let b=s[_.id];b===void 0&&(g(_),b=l(_),s[_.id]=b,_.addEventListener("dispose",p));let C=w.program;n.updateUBOMapping(_,C);let A=t.render.frame;r[_.id]!==A&&(c(_),r[_.id]=A)}function l(_){let w=i.createBuffer(),b=_.__size,C=_.usage;return i.bindBuffer(i.UNIFORM_BUFFER,w),i.bufferData(i.UNIFORM_BUFFER,b,C),i.bindBuffer(i.UNIFORM_BUFFER,null),w}function c(_){let w=s[_.id],b=_.uniforms,C=_.__cache;i.bindBuffer(i.UNIFORM_BUFFER,w);for(let A=0,v=b.length;A<v;A++){let E=b[A];if(Array.isArray(E))for(let O=0,P=E.length;O<P;O++)h(E[O],A,O,C);else h(E,A,0,C)}i.bindBuffer(i.UNIFORM_BUFFER,null)}function h(_,w,b,C){if(d(_,w,b,C)===!0){let A=_.__offset,v=_.value;if(Array.isArray(v)){let E=0;for(let O=0;O<v.length;O++){let P=v[O],L=x(P,!0);u(P,_.__data,E),E+=L.storage/Float32Array.BYTES_PER_ELEMENT}}else u(v,_.__data,0);i.bufferSubData(i.UNIFORM_BUFFER,A,_.__data)}}function u(_,w,b){typeof _=="number"||typeof _=="boolean"?w[b]=_:_.isMatrix3?(w[b]=_.elements[0],w[b+1]=_.elements[1],w[b+2]=_.elements[2],w[b+3]=0,w[b+4]=_.elements[3],w[b+5]=_.elements[4],w[b+6]=_.elements[5],w[b+7]=0,w[b+8]=_.elements[6],w[b+9]=_.elements[7],w[b+10]=_.elements[8],w[b+11]=0):ArrayBuffer.isView(_)?w.set(_.subarray(0,w.length-b),b):_.toArray(w,b)}function d(_,w,b,C){let A=_.value,v=w+"_"+b;if(Array.isArray(A)){C[v]===void 0&&(C[v]=[]);let E=C[v],O=!1;for(let P=0;P<A.length;P++)f(A[P],E,P)===!0&&(O=!0);return O}return f(A,C,v)}function f(_,w,b){if(w[b]===void 0)return typeof _=="number"||typeof _=="boolean"?w[b]=_:ArrayBuffer.isView(_)?w[b]=_.slice():w[b]=_.clone(),!0;{let C=w[b];if(typeof _=="number"||typeof _=="boolean"){if(C!==_)return w[b]=_,!0}else{if(ArrayBuffer.isView(_))return!0;if(C.equals(_)===!1)return C.copy(_),!0}}return!1}function g(_){let w=_.uniforms,b=0,C=16;for(let v=0,E=w.length;v<E;v++){let O=Array.isArray(w[v])?w[v]:[w[v]];for(let P=0,L=O.length;P<L;P++){let z=O[P],G=Array.isArray(z.value)?z.value:[z.value],N=Array.isArray(w[v])||Array.isArray(z.value),X=b;for(let W=0,ct=G.length;W<ct;W++){let J=G[W],Q=x(J,N),st=b%C,dt=st%Q.boundary,ut=st+dt;b+=dt,ut!==0&&C-ut<Q.storage&&(b+=C-ut),W===0&&(X=b),b+=Q.storage}let $=z.type==="int"?Int32Array:z.type==="uint"?Uint32Array:Float32Array;z.__data=new $((b-X)/Float32Array.BYTES_PER_ELEMENT),z.__offset=X}}let A=b%C;return A>0&&(b+=C-A),_.__size=b,_.__cache={},this}function x(_,w){let b={boundary:0,storage:0};return typeof _=="number"||typeof _=="boolean"?(b.boundary=4,b.storage=4):_.isVector2?(b.boundary=8,b.storage=8):_.isVector3||_.isColor?(b.boundary=16,b.storage=12):_.isVector4?(b.boundary=16,b.storage=16):_.isMatrix3?(b.boundary=16,b.storage=48):_.isMatrix4?(b.boundary=16,b.storage=64):_.isTexture?Kt("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(_)?(b.boundary=16,b.storage=_.byteLength):Kt("WebGLRenderer: Unsupported uniform value type.",_),w===!0&&(b.boundary=16,b.storage=Math.ceil(b.storage/16)*16),b}function p(_){let w=_.target;w.removeEventListener("dispose",p),i.deleteBuffer(s[w.id]),delete s[w.id],delete r[w.id]}function m(){for(let _ in s)i.deleteBuffer(s[_]);s={},r={}}return{bind:o,update:a,dispose:m}}var e1=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),ls=null;function n1(){return ls===null&&(ls=new Sc(e1,16,16,or,Gi),ls.name="DFG_LUT",ls.minFilter=ei,ls.magFilter=ei,ls.wrapS=ns,ls.wrapT=ns,ls.generateMipmaps=!1,ls.needsUpdate=!0),ls}var Oh=class{constructor(t={}){let{canvas:e=mg(),context:n=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:h="default",failIfMajorPerformanceCaveat:u=!1,reversedDepthBuffer:d=!1,outputBufferType:f=oi}=t;this.isWebGLRenderer=!0;let g;if(n!==null){if(typeof WebGLRenderingContext<"u"&&n instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");g=n.getContextAttributes().alpha}else g=o;let x=f,p=new Set([ih,nh,eh]),m=new Set([oi,zi,Po,wr,Qc,th]),_=new Uint32Array(4),w=new Int32Array(4),b={textures:[],min:[],max:[],resolution:[]},C=null,A=null,v=[],E=[],O=null;this.domElement=e,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=as,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let P=this,L=!1,z=null,G=null,N=null,X=null;this._outputColorSpace=kn;let $=0,W=0,ct=null,J=-1,Q=null,st=new sn,dt=new sn,ut=null,tt=new ce(0),gt=0,yt=e.width,Rt=e.height,Mt=1,Yt=null,ae=null,Xt=new sn(0,0,yt,Rt),ge=new sn(0,0,yt,Rt),ue=!1,re=new Ks,tn=new Mc,qe=!1,mn=!1,ke=new Te,Pn=new F,we=new sn,Mn={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},an=!1;function gn(){return ct===null?Mt:1}let B=n;function It(T,V){return e.getContext(T,V)}let Jt,le,wt,ze,Ht,Zt,R,S,q,ht,ot,vt,xt,et,it,mt,k,rt,nt,Et,_t,St,qt;try{let T={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:h,failIfMajorPerformanceCaveat:u};if("setAttribute"in e&&e.setAttribute("data-engine",`three.js r${"187"}`),e.addEventListener("webglcontextlost",zt,!1),e.addEventListener("webglcontextrestored",te,!1),e.addEventListener("webglcontextcreationerror",Pt,!1),B===null){let V="webgl2";if(B=It(V,T),B===null)throw It(V)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}Qt()}catch(T){throw e.removeEventListener("webglcontextlost",zt,!1),e.removeEventListener("webglcontextrestored",te,!1),e.removeEventListener("webglcontextcreationerror",Pt,!1),ne("WebGLRenderer: "+T.message),T}function Qt(){Jt=new fM(B),Jt.init(),_t=new Zw(B,Jt),le=new nM(B,Jt,t,_t),wt=new Yw(B,Jt),le.reversedDepthBuffer&&d&&wt.buffers.depth.setReversed(!0),G=B.createFramebuffer(),N=B.createFramebuffer(),X=B.createFramebuffer(),ze=new gM(B),Ht=new Dw,Zt=new $w(B,Jt,wt,Ht,le,_t,ze),R=new dM(P),S=new vx(B),St=new tM(B,S),q=new pM(B,S,ze,St),ht=new vM(B,q,S,St,ze),rt=new _M(B,le,Zt),it=new iM(Ht),ot=new Lw(P,R,Jt,le,St,it),vt=new Qw(P,Ht),xt=new Fw,et=new Vw(Jt),k=new QS(P,R,wt,ht,g,l),mt=new qw(P,ht,le),qt=new t1(B,ze,le,wt),nt=new eM(B,Jt,ze),Et=new mM(B,Jt,ze),ze.programs=ot.programs,P.capabilities=le,P.extensions=Jt,P.properties=Ht,P.renderLists=xt,P.shadowMap=mt,P.state=wt,P.info=ze}x!==oi&&(O=new xM(x,e.width,e.height,a,s,r));let lt=new bf(P,B);this.xr=lt,this.getContext=function(){return B},this.getContextAttributes=function(){return B.getContextAttributes()},this.forceContextLoss=function(){let T=Jt.get("WEBGL_lose_context");T&&T.loseContext()},this.forceContextRestore=function(){let T=Jt.get("WEBGL_lose_context");T&&T.restoreContext()},this.getPixelRatio=function(){return Mt},this.setPixelRatio=function(T){T!==void 0&&(Mt=T,this.setSize(yt,Rt,!1))},this.getSize=function(T){return T.set(yt,Rt)},this.setSize=function(T,V,j=!0){if(lt.isPresenting){Kt("WebGLRenderer: Can't change size while VR device is presenting.");return}yt=T,Rt=V,e.width=Math.floor(T*Mt),e.height=Math.floor(V*Mt),j===!0&&(e.style.width=T+"px",e.style.height=V+"px"),O!==null&&O.setSize(e.width,e.height),this.setViewport(0,0,T,V)},this.getDrawingBufferSize=function(T){return T.set(yt*Mt,Rt*Mt).floor()},this.setDrawingBufferSize=function(T,V,j){yt=T,Rt=V,Mt=j,e.width=Math.floor(T*j),e.height=Math.floor(V*j),this.setViewport(0,0,T,V)},this.setEffects=function(T){if(x===oi){ne("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(T){for(let V=0;V<T.length;V++)if(T[V].isOutputPass===!0){Kt("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}O.setEffects(T||[])},this.getCurrentViewport=function(T){return T.copy(st)},this.getViewport=function(T){return T.copy(Xt)},this.setViewport=function(T,V,j,Y){T.isVector4?Xt.set(T.x,T.y,T.z,T.w):Xt.set(T,V,j,Y),wt.viewport(st.copy(Xt).multiplyScalar(gn()).round())},this.getScissor=function(T){return T.copy(ge)},this.setScissor=function(T,V,j,Y){T.isVector4?ge.set(T.x,T.y,T.z,T.w):ge.set(T,V,j,Y),wt.scissor(dt.copy(ge).multiplyScalar(gn()).round())},this.getScissorTest=function(){return ue},this.setScissorTest=function(T){wt.setScissorTest(ue=T)},this.setOpaqueSort=function(T){Yt=T},this.setTransparentSort=function(T){ae=T},this.getClearColor=function(T){return T.copy(k.getClearColor())},this.setClearColor=function(){k.setClearColor(...arguments)},this.getClearAlpha=function(){return k.getClearAlpha()},this.setClearAlpha=function(){k.setClearAlpha(...arguments)},this.clear=function(T=!0,V=!0,j=!0){let Y=0;if(T){let Z=!1;if(ct!==null){let Tt=ct.texture.format;Z=p.has(Tt)}if(Z){let Tt=ct.texture.type,Lt=m.has(Tt),At=k.getClearColor(),Dt=k.getClearAlpha(),Gt=At.r,ie=At.g,_e=At.b;Lt?(_[0]=Gt,_[1]=ie,_[2]=_e,_[3]=Dt,B.clearBufferuiv(B.COLOR,0,_)):(w[0]=Gt,w[1]=ie,w[2]=_e,w[3]=Dt,B.clearBufferiv(B.COLOR,0,w))}else Y|=B.COLOR_BUFFER_BIT}V&&(Y|=B.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),j&&(Y|=B.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),Y!==0&&B.clear(Y)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(T){T.setRenderer(this),z=T},this.dispose=function(){e.removeEventListener("webglcontextlost",zt,!1),e.removeEventListener("webglcontextrestored",te,!1),e.removeEventListener("webglcontextcreationerror",Pt,!1),k.dispose(),xt.dispose(),et.dispose(),Zt.dispose(),Ht.dispose(),R.dispose(),ht.dispose(),q.dispose(),St.dispose(),qt.dispose(),ot.dispose(),lt.dispose(),lt.removeEventListener("sessionstart",Sl),lt.removeEventListener("sessionend",Yi),us.stop()};function zt(T){T.preventDefault(),ef("WebGLRenderer: Context Lost."),L=!0}function te(){ef("WebGLRenderer: Context Restored."),L=!1;let T=ze.autoReset,V=mt.enabled,j=mt.autoUpdate,Y=mt.needsUpdate,Z=mt.type;Qt(),ze.autoReset=T,mt.enabled=V,mt.autoUpdate=j,mt.needsUpdate=Y,mt.type=Z}function Pt(T){ne("WebGLRenderer: A WebGL context could not be created. Reason: ",T.statusMessage)}function he(T){let V=T.target;V.removeEventListener("dispose",he),$e(V)}function $e(T){Zn(T),Ht.remove(T)}function Zn(T){let V=Ht.get(T).programs;V!==void 0&&(V.forEach(function(j){ot.releaseProgram(j)}),T.isShaderMaterial&&ot.releaseShaderCache(T))}this.renderBufferDirect=function(T,V,j,Y,Z,Tt){V===null&&(V=Mn);let Lt=Z.isMesh&&Z.matrixWorld.determinantAffine()<0,At=Zo(T,V,j,Y,Z);wt.setMaterial(Y,Lt);let Dt=j.index,Gt=1;if(Y.wireframe===!0){if(Dt=q.getWireframeAttribute(j),Dt===void 0)return;Gt=2}let ie=j.drawRange,_e=j.attributes.position,Vt=ie.start*Gt,ve=(ie.start+ie.count)*Gt;Tt!==null&&(Vt=Math.max(Vt,Tt.start*Gt),ve=Math.min(ve,(Tt.start+Tt.count)*Gt)),Dt!==null?(Vt=Math.max(Vt,0),ve=Math.min(ve,Dt.count)):_e!=null&&(Vt=Math.max(Vt,0),ve=Math.min(ve,_e.count));let rn=ve-Vt;if(rn<0||rn===1/0)return;St.setup(Z,Y,At,j,Dt);let Ne,Fe=nt;if(Dt!==null&&(Ne=S.get(Dt),Fe=Et,Fe.setIndex(Ne)),Z.isMesh)Y.wireframe===!0?(wt.setLineWidth(Y.wireframeLinewidth*gn()),Fe.setMode(B.LINES)):Fe.setMode(B.TRIANGLES);else if(Z.isLine){let wn=Y.linewidth;wn===void 0&&(wn=1),wt.setLineWidth(wn*gn()),Z.isLineSegments?Fe.setMode(B.LINES):Z.isLineLoop?Fe.setMode(B.LINE_LOOP):Fe.setMode(B.LINE_STRIP)}else Z.isPoints?Fe.setMode(B.POINTS):Z.isSprite&&Fe.setMode(B.TRIANGLES);if(Z.isBatchedMesh)if(Jt.get("WEBGL_multi_draw"))Fe.renderMultiDraw(Z._multiDrawStarts,Z._multiDrawCounts,Z._multiDrawCount);else{let wn=Z._multiDrawStarts,kt=Z._multiDrawCounts,_n=Z._multiDrawCount,xe=Dt?S.get(Dt).bytesPerElement:1,fs=Ht.get(Y).currentProgram.getUniforms();for(let vn=0;vn<_n;vn++)fs.setValue(B,"_gl_DrawID",vn),Fe.render(wn[vn]/xe,kt[vn])}else if(Z.isInstancedMesh)Fe.renderInstances(Vt,rn,Z.count);else if(j.isInstancedBufferGeometry){let wn=j._maxInstanceCount!==void 0?j._maxInstanceCount:1/0,kt=Math.min(j.instanceCount,wn);Fe.renderInstances(Vt,rn,kt)}else Fe.render(Vt,rn)};function qo(T,V,j,Y){z!==null&&T.isNodeMaterial&&z.setObject(Y,T),qe===!0&&it.setState(T,j,!1),T.transparent===!0&&T.side===Yn&&T.forceSinglePass===!1?(T.side=si,T.needsUpdate=!0,$i(T,V,Y),T.side=rr,T.needsUpdate=!0,$i(T,V,Y),T.side=Yn):$i(T,V,Y)}this.compile=function(T,V,j=null){j===null&&(j=T),z!==null&&z.renderStart(T,V,j),A=et.get(j),A.init(V),E.push(A),j.traverseVisible(function(Z){Z.isLight&&Z.layers.test(V.layers)&&(A.pushLight(Z),Z.castShadow&&A.pushShadow(Z))}),T!==j&&T.traverseVisible(function(Z){Z.isLight&&Z.layers.test(V.layers)&&(A.pushLight(Z),Z.castShadow&&A.pushShadow(Z))}),A.setupLights(),z!==null&&z.updateLights(A.state.lightsArray),mn=this.localClippingEnabled,qe=it.init(this.clippingPlanes,mn),qe===!0&&it.setGlobalState(this.clippingPlanes,V),z!==null&&mt.render(A.state.shadowsArray,j,V);let Y=new Set;return T.traverse(function(Z){if(!(Z.isMesh||Z.isPoints||Z.isLine||Z.isSprite))return;let Tt=Z.material;if(Tt)if(Array.isArray(Tt))for(let Lt=0;Lt<Tt.length;Lt++){let At=Tt[Lt];qo(At,j,V,Z),Y.add(At)}else qo(Tt,j,V,Z),Y.add(Tt)}),A=E.pop(),z!==null&&z.renderEnd(),Y},this.compileAsync=function(T,V,j=null){let Y=this.compile(T,V,j);return new Promise(Z=>{function Tt(){if(Y.forEach(function(Lt){let Dt=Ht.get(Lt).currentProgram;(Dt===void 0||Dt.isReady())&&Y.delete(Lt)}),Y.size===0){Z(T);return}setTimeout(Tt,10)}Jt.get("KHR_parallel_shader_compile")!==null?Tt():setTimeout(Tt,10)})};let Dr=null;function Lu(T){Dr&&Dr(T)}function Sl(){us.stop()}function Yi(){us.start()}let us=new Kg;us.setAnimationLoop(Lu),typeof self<"u"&&us.setContext(self),this.setAnimationLoop=function(T){Dr=T,lt.setAnimationLoop(T),T===null?us.stop():us.start()},lt.addEventListener("sessionstart",Sl),lt.addEventListener("sessionend",Yi),this.render=function(T,V){if(V!==void 0&&V.isCamera!==!0){ne("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(L===!0)return;z!==null&&z.renderStart(T,V);let j=lt.enabled===!0&&lt.isPresenting===!0,Y=O!==null&&(ct===null||j)&&O.begin(P,ct);if(T.matrixWorldAutoUpdate===!0&&T.updateMatrixWorld(),V.parent===null&&V.matrixWorldAutoUpdate===!0&&V.updateMatrixWorld(),lt.enabled===!0&&lt.isPresenting===!0&&(O===null||O.isCompositing()===!1)&&(lt.cameraAutoUpdate===!0&&lt.updateCamera(V),V=lt.getCamera()),T.isScene===!0&&T.onBeforeRender(P,T,V,ct),A=et.get(T,E.length),A.init(V),A.state.textureUnits=Zt.getTextureUnits(),E.push(A),ke.multiplyMatrices(V.projectionMatrix,V.matrixWorldInverse),V.isArrayCamera?tn.setFromArrayCamera(V):re.setFromProjectionMatrix(ke,Ai,V.reversedDepth),mn=this.localClippingEnabled,qe=it.init(this.clippingPlanes,mn),C=xt.get(T,v.length),C.init(),v.push(C),this.info.render.frame++,lt.enabled===!0&&lt.isPresenting===!0){let Lt=P.xr.getDepthSensingMesh();Lt!==null&&ds(Lt,V,-1/0,P.sortObjects)}ds(T,V,0,P.sortObjects),C.finish(),z!==null&&z.updateLights(A.state.lightsArray),P.sortObjects===!0&&C.sort(Yt,ae),an=lt.enabled===!1||lt.isPresenting===!1||lt.hasDepthSensing()===!1,an&&k.addToRenderList(C,T),this.info.autoReset===!0&&this.info.reset(),qe===!0&&it.beginShadows();let Z=A.state.shadowsArray;if(mt.render(Z,T,V),qe===!0&&it.endShadows(),(Y&&O.hasRenderPass())===!1){let Lt=C.opaque,At=C.transmissive;if(A.setupLights(),V.isArrayCamera){let Dt=V.cameras;if(At.length>0)for(let Gt=0,ie=Dt.length;Gt<ie;Gt++){let _e=Dt[Gt];Li(Lt,At,T,_e)}an&&k.render(T);for(let Gt=0,ie=Dt.length;Gt<ie;Gt++){let _e=Dt[Gt];Yo(C,T,_e,_e.viewport)}}else At.length>0&&Li(Lt,At,T,V),an&&k.render(T),Yo(C,T,V)}ct!==null&&W===0&&(Zt.updateMultisampleRenderTarget(ct),Zt.updateRenderTargetMipmap(ct)),Y&&O.end(P),T.isScene===!0&&T.onAfterRender(P,T,V),St.resetDefaultState(),J=-1,Q=null,E.pop(),E.length>0?(A=E[E.length-1],Zt.setTextureUnits(A.state.textureUnits),qe===!0&&it.setGlobalState(P.clippingPlanes,A.state.camera)):A=null,v.pop(),v.length>0?C=v[v.length-1]:C=null,z!==null&&z.renderEnd()};function ds(T,V,j,Y){if(T.visible===!1)return;if(T.layers.test(V.layers)){if(T.isGroup)j=T.renderOrder;else if(T.isLOD)T.autoUpdate===!0&&T.update(V);else if(T.isLight)A.pushLight(T),T.castShadow&&A.pushShadow(T);else if(T.isSprite){let Lt=V.isArrayCamera?tn:re;if(!T.frustumCulled||T.intersectsFrustum(Lt)){Y&&we.setFromMatrixPosition(T.matrixWorld).applyMatrix4(ke);let At=ht.update(T),Dt=T.material;Dt.visible&&C.push(T,At,Dt,j,we.z,null,V)}}else if(T.isMesh||T.isLine||T.isPoints){let Lt=V.isArrayCamera?tn:re;if(!T.frustumCulled||T.intersectsFrustum(Lt)){let At=ht.update(T),Dt=T.material;if(Y&&(T.boundingSphere!==void 0?(T.boundingSphere===null&&T.computeBoundingSphere(),we.copy(T.boundingSphere.center)):(At.boundingSphere===null&&At.computeBoundingSphere(),we.copy(At.boundingSphere.center)),we.applyMatrix4(T.matrixWorld).applyMatrix4(ke)),Array.isArray(Dt)){let Gt=At.groups;for(let ie=0,_e=Gt.length;ie<_e;ie++){let Vt=Gt[ie],ve=Dt[Vt.materialIndex];ve&&ve.visible&&C.push(T,At,ve,j,we.z,Vt,V)}}else Dt.visible&&C.push(T,At,Dt,j,we.z,null,V)}}}let Tt=T.children;for(let Lt=0,At=Tt.length;Lt<At;Lt++)ds(Tt[Lt],V,j,Y)}function Yo(T,V,j,Y){let{opaque:Z,transmissive:Tt,transparent:Lt}=T;A.setupLightsView(j),qe===!0&&it.setGlobalState(P.clippingPlanes,j),Y&&wt.viewport(st.copy(Y)),Z.length>0&&ln(Z,V,j),Tt.length>0&&ln(Tt,V,j),Lt.length>0&&ln(Lt,V,j),wt.buffers.depth.setTest(!0),wt.buffers.depth.setMask(!0),wt.buffers.color.setMask(!0),wt.setPolygonOffset(!1)}function Li(T,V,j,Y){if((j.isScene===!0?j.overrideMaterial:null)!==null)return;if(A.state.transmissionRenderTarget[Y.id]===void 0){let Vt=Jt.has("EXT_color_buffer_half_float")||Jt.has("EXT_color_buffer_float");A.state.transmissionRenderTarget[Y.id]=new _i(1,1,{generateMipmaps:!0,type:Vt?Gi:oi,minFilter:Cs,samples:Math.max(4,le.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:be.workingColorSpace})}let Tt=A.state.transmissionRenderTarget[Y.id],Lt=Y.viewport||st;Tt.setSize(Lt.z*P.transmissionResolutionScale,Lt.w*P.transmissionResolutionScale);let At=P.getRenderTarget(),Dt=P.getActiveCubeFace(),Gt=P.getActiveMipmapLevel();P.setRenderTarget(Tt),P.getClearColor(tt),gt=P.getClearAlpha(),gt<1&&P.setClearColor(16777215,.5),P.clear(),an&&k.render(j);let ie=P.toneMapping;P.toneMapping=as;let _e=Y.viewport;if(Y.viewport!==void 0&&(Y.viewport=void 0),A.setupLightsView(Y),qe===!0&&it.setGlobalState(P.clippingPlanes,Y),ln(T,j,Y),Zt.updateMultisampleRenderTarget(Tt),Zt.updateRenderTargetMipmap(Tt),Jt.has("WEBGL_multisampled_render_to_texture")===!1){let Vt=!1;for(let ve=0,rn=V.length;ve<rn;ve++){let Ne=V[ve],{object:Fe,geometry:wn,material:kt,group:_n}=Ne;if(kt.side===Yn&&Fe.layers.test(Y.layers)){let xe=kt.side;kt.side=si,kt.needsUpdate=!0,fn(Fe,j,Y,wn,kt,_n),kt.side=xe,kt.needsUpdate=!0,Vt=!0}}Vt===!0&&(Zt.updateMultisampleRenderTarget(Tt),Zt.updateRenderTargetMipmap(Tt))}P.setRenderTarget(At,Dt,Gt),P.setClearColor(tt,gt),_e!==void 0&&(Y.viewport=_e),P.toneMapping=ie}function ln(T,V,j){let Y=V.isScene===!0?V.overrideMaterial:null;for(let Z=0,Tt=T.length;Z<Tt;Z++){let Lt=T[Z],{object:At,geometry:Dt,group:Gt}=Lt,ie=Lt.material;ie.allowOverride===!0&&Y!==null&&(ie=Y),At.layers.test(j.layers)&&fn(At,V,j,Dt,ie,Gt)}}function fn(T,V,j,Y,Z,Tt){z!==null&&Z.isNodeMaterial&&z.setObject(T,Z),T.onBeforeRender(P,V,j,Y,Z,Tt),T.modelViewMatrix.multiplyMatrices(j.matrixWorldInverse,T.matrixWorld),T.normalMatrix.getNormalMatrix(T.modelViewMatrix),Z.onBeforeRender(P,V,j,Y,T,Tt),Z.transparent===!0&&Z.side===Yn&&Z.forceSinglePass===!1?(Z.side=si,Z.needsUpdate=!0,P.renderBufferDirect(j,V,Y,Z,T,Tt),Z.side=rr,Z.needsUpdate=!0,P.renderBufferDirect(j,V,Y,Z,T,Tt),Z.side=Yn):P.renderBufferDirect(j,V,Y,Z,T,Tt),T.onAfterRender(P,V,j,Y,Z,Tt)}function pn(T){let V=0;for(let j of T)j.texture!==null&&V++;return V}function $i(T,V,j){V.isScene!==!0&&(V=Mn);let Y=Ht.get(T),Z=A.state.lights,Tt=A.state.shadowsArray,Lt=Z.state.version,At=ot.getParameters(T,Z.state,Tt,V,j,A.state.lightProbeGridArray),Dt=ot.getProgramCacheKey(At),Gt=Y.programs;Y.environment=T.isMeshStandardMaterial||T.isMeshLambertMaterial||T.isMeshPhongMaterial?V.environment:null,Y.fog=V.fog;let ie=T.isMeshStandardMaterial||T.isMeshLambertMaterial&&!T.envMap||T.isMeshPhongMaterial&&!T.envMap;Y.envMap=R.get(T.envMap||Y.environment,ie),Y.envMapRotation=Y.environment!==null&&T.envMap===null?V.environmentRotation:T.envMapRotation,Gt===void 0&&(T.addEventListener("dispose",he),Gt=new Map,Y.programs=Gt,Y.programVariants=new Map);let _e=Gt.get(Dt);if(_e!==void 0){if(Y.currentProgram===_e&&Y.lightsStateVersion===Lt)return $o(T,At),_e}else At.uniforms=ot.getUniforms(T),z!==null&&T.isNodeMaterial&&z.build(T,j,At),T.onBeforeCompile(At,P),_e=ot.acquireProgram(At,Dt),Gt.set(Dt,_e),Y.uniforms=At.uniforms;let Vt=Y.uniforms;return(!T.isShaderMaterial&&!T.isRawShaderMaterial||T.clipping===!0)&&(Vt.clippingPlanes=it.uniform),$o(T,At),Y.needsLights=Ns(T),Y.lightsStateVersion=Lt,Y.needsLights&&(Vt.ambientLightColor.value=Z.state.ambient,Vt.lightProbe.value=Z.state.probe,Vt.sunLights.value=Z.state.sun,Vt.sunLightShadows.value=Z.state.sunShadow,Vt.directionalLights.value=Z.state.directional,Vt.directionalLightShadows.value=Z.state.directionalShadow,Vt.spotLights.value=Z.state.spot,Vt.spotLightShadows.value=Z.state.spotShadow,Vt.rectAreaLights.value=Z.state.rectArea,Vt.ltc_1.value=Z.state.rectAreaLTC1,Vt.ltc_2.value=Z.state.rectAreaLTC2,Vt.pointLights.value=Z.state.point,Vt.pointLightShadows.value=Z.state.pointShadow,Vt.hemisphereLights.value=Z.state.hemi,Vt.sunShadowMatrix.value=Z.state.sunShadowMatrix,Vt.sunShadowCascade.value=Z.state.sunShadowCascade,Vt.directionalShadowMatrix.value=Z.state.directionalShadowMatrix,Vt.spotLightMatrix.value=Z.state.spotLightMatrix,Vt.spotLightMap.value=Z.state.spotLightMap,Vt.pointShadowMatrix.value=Z.state.pointShadowMatrix),Y.numLightProbeGrids=pn(A.state.lightProbeGridArray),Y.currentProgram=_e,Y.uniformsList=null,_e}function li(T,V,j,Y,Z){let Tt=Ht.get(T),Lt=Tt.currentProgram.id+","+Y+","+Z,At=Tt.programVariants.get(Lt);return At===void 0?(At=$i(T,V,j),Tt.programVariants.set(Lt,At)):(Tt.currentProgram=At,Tt.uniformsList=null,Tt.outputColorSpace=Y,Tt.toneMapping=Z),At}function Ds(T){if(T.uniformsList===null){let V=T.currentProgram.getUniforms();T.uniformsList=Io.seqWithValue(V.seq,T.uniforms)}return T.uniformsList}function $o(T,V){let j=Ht.get(T);j.outputColorSpace=V.outputColorSpace,j.batching=V.batching,j.batchingColor=V.batchingColor,j.instancing=V.instancing,j.instancingColor=V.instancingColor,j.instancingMorph=V.instancingMorph,j.skinning=V.skinning,j.morphTargets=V.morphTargets,j.morphNormals=V.morphNormals,j.morphColors=V.morphColors,j.morphTargetsCount=V.morphTargetsCount,j.numClippingPlanes=V.numClippingPlanes,j.numIntersection=V.numClipIntersection,j.vertexAlphas=V.vertexAlphas,j.vertexTangents=V.vertexTangents,j.toneMapping=V.toneMapping}function Zo(T,V,j,Y,Z){V.isScene!==!0&&(V=Mn),Zt.resetTextureUnits();let Tt=V.fog,Lt=Y.isMeshStandardMaterial||Y.isMeshLambertMaterial||Y.isMeshPhongMaterial?V.environment:null,At=ct===null?P.outputColorSpace:ct.isXRRenderTarget===!0?ct.texture.colorSpace:be.workingColorSpace,Dt=Y.isMeshStandardMaterial||Y.isMeshLambertMaterial&&!Y.envMap||Y.isMeshPhongMaterial&&!Y.envMap,Gt=R.get(Y.envMap||Lt,Dt),ie=Y.vertexColors===!0&&!!j.attributes.color&&j.attributes.color.itemSize===4,_e=!!j.attributes.tangent&&(!!Y.normalMap||Y.anisotropy>0),Vt=!!j.morphAttributes.position,ve=!!j.morphAttributes.normal,rn=!!j.morphAttributes.color,Ne=as;Y.toneMapped&&(ct===null||ct.isXRRenderTarget===!0)&&(Ne=P.toneMapping);let Fe=j.morphAttributes.position||j.morphAttributes.normal||j.morphAttributes.color,wn=Fe!==void 0?Fe.length:0,kt=Ht.get(Y),_n=A.state.lights;if(qe===!0&&(mn===!0||T!==Q)){let Ue=T===Q&&Y.id===J;it.setState(Y,T,Ue)}let xe=!1,fs=!1;Y.version===kt.__version?kt.needsLights&&kt.lightsStateVersion!==_n.state.version||Z.isBatchedMesh&&kt.batching===!1||!Z.isBatchedMesh&&kt.batching===!0||Z.isBatchedMesh&&kt.batchingColor===!0&&Z._colorsTexture===null||Z.isBatchedMesh&&kt.batchingColor===!1&&Z._colorsTexture!==null||Z.isInstancedMesh&&kt.instancing===!1||!Z.isInstancedMesh&&kt.instancing===!0||Z.isSkinnedMesh&&kt.skinning===!1||!Z.isSkinnedMesh&&kt.skinning===!0||Z.isInstancedMesh&&kt.instancingColor===!0&&Z.instanceColor===null||Z.isInstancedMesh&&kt.instancingColor===!1&&Z.instanceColor!==null||Z.isInstancedMesh&&kt.instancingMorph===!0&&Z.morphTexture===null||Z.isInstancedMesh&&kt.instancingMorph===!1&&Z.morphTexture!==null||kt.envMap!==Gt||Y.fog===!0&&kt.fog!==Tt||kt.numClippingPlanes!==void 0&&(kt.numClippingPlanes!==it.numPlanes||kt.numIntersection!==it.numIntersection)||kt.vertexAlphas!==ie||kt.vertexTangents!==_e||kt.morphTargets!==Vt||kt.morphNormals!==ve||kt.morphColors!==rn||kt.morphTargetsCount!==wn||kt.numLightProbeGrids!==pn(A.state.lightProbeGridArray)?xe=!0:(kt.outputColorSpace!==At||kt.toneMapping!==Ne)&&(fs=!0):(xe=!0,kt.__version=Y.version);let vn=kt.currentProgram;(xe===!0||fs===!0)&&(vn=fs===!0?li(Y,V,Z,At,Ne):$i(Y,V,Z),z&&Y.isNodeMaterial&&z.onUpdateProgram(Y,vn,kt));let Ur=!1,Zi=!1,ps=!1,de=vn.getUniforms(),cn=kt.uniforms;if(wt.useProgram(vn.program)&&(Ur=!0,Zi=!0,ps=!0),Y.id!==J&&(J=Y.id,Zi=!0),Ur||Q!==T){wt.buffers.depth.getReversed()&&T.reversedDepth!==!0&&(T._reversedDepth=!0,T.updateProjectionMatrix()),de.setValue(B,"projectionMatrix",T.projectionMatrix),de.setValue(B,"viewMatrix",T.matrixWorldInverse);let yn=de.map.cameraPosition;yn!==void 0&&yn.setValue(B,Pn.setFromMatrixPosition(T.matrixWorld)),le.logarithmicDepthBuffer&&de.setValue(B,"logDepthBufFC",2/(Math.log(T.far+1)/Math.LN2)),(Y.isMeshPhongMaterial||Y.isMeshToonMaterial||Y.isMeshLambertMaterial||Y.isMeshBasicMaterial||Y.isMeshStandardMaterial||Y.isShaderMaterial)&&de.setValue(B,"isOrthographic",T.isOrthographicCamera===!0),Q!==T&&(Q=T,Zi=!0,ps=!0)}if(kt.needsLights&&(_n.state.sunShadowMap.length>0&&de.setValue(B,"sunShadowMap",_n.state.sunShadowMap,Zt),_n.state.directionalShadowMap.length>0&&de.setValue(B,"directionalShadowMap",_n.state.directionalShadowMap,Zt),_n.state.spotShadowMap.length>0&&de.setValue(B,"spotShadowMap",_n.state.spotShadowMap,Zt),_n.state.pointShadowMap.length>0&&de.setValue(B,"pointShadowMap",_n.state.pointShadowMap,Zt)),Z.isSkinnedMesh){de.setOptional(B,Z,"bindMatrix"),de.setOptional(B,Z,"bindMatrixInverse");let Ue=Z.skeleton;Ue&&(Ue.boneTexture===null&&Ue.computeBoneTexture(),de.setValue(B,"boneTexture",Ue.boneTexture,Zt))}Z.isBatchedMesh&&(de.setOptional(B,Z,"batchingTexture"),de.setValue(B,"batchingTexture",Z._matricesTexture,Zt),de.setOptional(B,Z,"batchingIdTexture"),de.setValue(B,"batchingIdTexture",Z._indirectTexture,Zt),de.setOptional(B,Z,"batchingColorTexture"),Z._colorsTexture!==null&&de.setValue(B,"batchingColorTexture",Z._colorsTexture,Zt));let Kn=j.morphAttributes;if((Kn.position!==void 0||Kn.normal!==void 0||Kn.color!==void 0)&&rt.update(Z,j,vn),(Zi||kt.receiveShadow!==Z.receiveShadow)&&(kt.receiveShadow=Z.receiveShadow,de.setValue(B,"receiveShadow",Z.receiveShadow)),(Y.isMeshStandardMaterial||Y.isMeshLambertMaterial||Y.isMeshPhongMaterial)&&Y.envMap===null&&V.environment!==null&&(cn.envMapIntensity.value=V.environmentIntensity),cn.dfgLUT!==void 0&&(cn.dfgLUT.value=n1()),Zi){if(de.setValue(B,"toneMappingExposure",P.toneMappingExposure),kt.needsLights&&Nr(cn,ps),Tt&&Y.fog===!0&&vt.refreshFogUniforms(cn,Tt),vt.refreshMaterialUniforms(cn,Y,Mt,Rt,A.state.transmissionRenderTarget[T.id]),kt.needsLights&&kt.numLightProbeGrids>0){let Ue=b,yn=0;for(let Gn of A.state.lightProbeGridArray)Gn.texture!==null&&(Ue.textures[yn]=Gn.texture,Ue.min[yn]=Gn.boundingBox.min,Ue.max[yn]=Gn.boundingBox.max,Ue.resolution[yn]=Gn.resolution,yn++);for(let Gn in Ue)Ue[Gn].length=yn;cn.probesSH.value=Ue.textures,cn.probesMin.value=Ue.min,cn.probesMax.value=Ue.max,cn.probesResolution.value=Ue.resolution}Io.upload(B,Ds(kt),cn,Zt)}if(Y.isShaderMaterial&&Y.uniformsNeedUpdate===!0&&(Io.upload(B,Ds(kt),cn,Zt),Y.uniformsNeedUpdate=!1),Y.isSpriteMaterial&&de.setValue(B,"center",Z.center),de.setValue(B,"modelViewMatrix",Z.modelViewMatrix),de.setValue(B,"normalMatrix",Z.normalMatrix),de.setValue(B,"modelMatrix",Z.matrixWorld),Y.uniformsGroups!==void 0){let Ue=Y.uniformsGroups;for(let yn=0,Gn=Ue.length;yn<Gn;yn++){let Ml=Ue[yn];qt.update(Ml,vn),qt.bind(Ml,vn)}}return vn}function Nr(T,V){T.ambientLightColor.needsUpdate=V,T.lightProbe.needsUpdate=V,T.sunLights.needsUpdate=V,T.sunLightShadows.needsUpdate=V,T.directionalLights.needsUpdate=V,T.directionalLightShadows.needsUpdate=V,T.pointLights.needsUpdate=V,T.pointLightShadows.needsUpdate=V,T.spotLights.needsUpdate=V,T.spotLightShadows.needsUpdate=V,T.rectAreaLights.needsUpdate=V,T.hemisphereLights.needsUpdate=V}function Ns(T){return T.isMeshLambertMaterial||T.isMeshToonMaterial||T.isMeshPhongMaterial||T.isMeshStandardMaterial||T.isShadowMaterial||T.isShaderMaterial&&T.lights===!0}this.getActiveCubeFace=function(){return $},this.getActiveMipmapLevel=function(){return W},this.getRenderTarget=function(){return ct},this.setRenderTargetTextures=function(T,V,j){let Y=Ht.get(T);Y.__autoAllocateDepthBuffer=T.resolveDepthBuffer===!1,Y.__autoAllocateDepthBuffer===!1&&(Y.__useRenderToTexture=!1),Ht.get(T.texture).__webglTexture=V,Ht.get(T.depthTexture).__webglTexture=Y.__autoAllocateDepthBuffer?void 0:j,Y.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(T,V){let j=Ht.get(T);j.__webglFramebuffer=V,j.__useDefaultFramebuffer=V===void 0},this.setRenderTarget=function(T,V=0,j=0){ct=T,$=V,W=j;let Y=null,Z=!1,Tt=!1;if(T){let At=Ht.get(T);if(At.__useDefaultFramebuffer!==void 0){wt.bindFramebuffer(B.FRAMEBUFFER,At.__webglFramebuffer),st.copy(T.viewport),dt.copy(T.scissor),ut=T.scissorTest,wt.viewport(st),wt.scissor(dt),wt.setScissorTest(ut),J=-1;return}else if(At.__webglFramebuffer===void 0)Zt.setupRenderTarget(T);else if(At.__hasExternalTextures)Zt.rebindTextures(T,Ht.get(T.texture).__webglTexture,Ht.get(T.depthTexture).__webglTexture);else if(T.depthBuffer){let ie=T.depthTexture;if(At.__boundDepthTexture!==ie){if(ie!==null&&Ht.has(ie)&&(T.width!==ie.image.width||T.height!==ie.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");Zt.setupDepthRenderbuffer(T)}}let Dt=T.texture;(Dt.isData3DTexture||Dt.isDataArrayTexture||Dt.isCompressedArrayTexture)&&(Tt=!0);let Gt=Ht.get(T).__webglFramebuffer;T.isWebGLCubeRenderTarget?(Array.isArray(Gt[V])?Y=Gt[V][j]:Y=Gt[V],Z=!0):T.samples>0&&Zt.useMultisampledRTT(T)===!1?Y=Ht.get(T).__webglMultisampledFramebuffer:Array.isArray(Gt)?Y=Gt[j]:Y=Gt,st.copy(T.viewport),dt.copy(T.scissor),ut=T.scissorTest}else st.copy(Xt).multiplyScalar(Mt).floor(),dt.copy(ge).multiplyScalar(Mt).floor(),ut=ue;if(j!==0&&(Y=G),wt.bindFramebuffer(B.FRAMEBUFFER,Y)&&wt.drawBuffers(T,Y),wt.viewport(st),wt.scissor(dt),wt.setScissorTest(ut),Z){let At=Ht.get(T.texture);B.framebufferTexture2D(B.FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_CUBE_MAP_POSITIVE_X+V,At.__webglTexture,j)}else if(Tt){let At=V;for(let Dt=0;Dt<T.textures.length;Dt++){let Gt=Ht.get(T.textures[Dt]);B.framebufferTextureLayer(B.FRAMEBUFFER,B.COLOR_ATTACHMENT0+Dt,Gt.__webglTexture,j,At)}}else if(T!==null&&j!==0){let At=Ht.get(T.texture);B.framebufferTexture2D(B.FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_2D,At.__webglTexture,j)}J=-1};function Fr(T){let V=Ht.get(T);return(V.__readFormat!==T.format||V.__readType!==T.type)&&(V.__readFormat=T.format,V.__readType=T.type,V.__formatReadable=le.textureFormatReadable(T.format),V.__typeReadable=le.textureTypeReadable(T.type)),V}this.readRenderTargetPixels=function(T,V,j,Y,Z,Tt,Lt,At=0){if(!(T&&T.isWebGLRenderTarget)){ne("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let Dt=Ht.get(T).__webglFramebuffer;if(T.isWebGLCubeRenderTarget&&Lt!==void 0&&(Dt=Dt[Lt],Array.isArray(Dt)&&(Dt=Dt[0])),Dt){wt.bindFramebuffer(B.FRAMEBUFFER,Dt);try{let Gt=T.textures[At],ie=Gt.format,_e=Gt.type;T.textures.length>1&&B.readBuffer(B.COLOR_ATTACHMENT0+At);let Vt=Fr(Gt);if(Vt.__formatReadable===!1){ne("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(Vt.__typeReadable===!1){ne("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}V>=0&&V<=T.width-Y&&j>=0&&j<=T.height-Z&&B.readPixels(V,j,Y,Z,_t.convert(ie),_t.convert(_e),Tt)}finally{let Gt=ct!==null?Ht.get(ct).__webglFramebuffer:null;wt.bindFramebuffer(B.FRAMEBUFFER,Gt)}}},this.readRenderTargetPixelsAsync=async function(T,V,j,Y,Z,Tt,Lt,At=0){if(!(T&&T.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let Dt=Ht.get(T).__webglFramebuffer;if(T.isWebGLCubeRenderTarget&&Lt!==void 0&&(Dt=Dt[Lt],Array.isArray(Dt)&&(Dt=Dt[0])),Dt)if(V>=0&&V<=T.width-Y&&j>=0&&j<=T.height-Z){wt.bindFramebuffer(B.FRAMEBUFFER,Dt);let Gt=T.textures[At],ie=Gt.format,_e=Gt.type;T.textures.length>1&&B.readBuffer(B.COLOR_ATTACHMENT0+At);let Vt=Fr(Gt);if(Vt.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(Vt.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let ve=B.createBuffer();B.bindBuffer(B.PIXEL_PACK_BUFFER,ve),B.bufferData(B.PIXEL_PACK_BUFFER,Tt.byteLength,B.STREAM_READ),B.readPixels(V,j,Y,Z,_t.convert(ie),_t.convert(_e),0),B.bindBuffer(B.PIXEL_PACK_BUFFER,null);let rn=ct!==null?Ht.get(ct).__webglFramebuffer:null;wt.bindFramebuffer(B.FRAMEBUFFER,rn);let Ne=B.fenceSync(B.SYNC_GPU_COMMANDS_COMPLETE,0);return B.flush(),await _g(B,Ne,4),B.bindBuffer(B.PIXEL_PACK_BUFFER,ve),B.getBufferSubData(B.PIXEL_PACK_BUFFER,0,Tt),B.bindBuffer(B.PIXEL_PACK_BUFFER,null),B.deleteBuffer(ve),B.deleteSync(Ne),Tt}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(T,V=null,j=0){let Y=Math.pow(2,-j),Z=Math.floor(T.image.width*Y),Tt=Math.floor(T.image.height*Y),Lt=V!==null?V.x:0,At=V!==null?V.y:0;Zt.setTexture2D(T,0),B.copyTexSubImage2D(B.TEXTURE_2D,j,0,0,Lt,At,Z,Tt),wt.unbindTexture()},this.copyTextureToTexture=function(T,V,j=null,Y=null,Z=0,Tt=0){let Lt,At,Dt,Gt,ie,_e,Vt,ve,rn,Ne=T.isCompressedTexture?T.mipmaps[Tt]:T.image;if(j!==null)Lt=j.max.x-j.min.x,At=j.max.y-j.min.y,Dt=j.isBox3?j.max.z-j.min.z:1,Gt=j.min.x,ie=j.min.y,_e=j.isBox3?j.min.z:0;else{let de=Math.pow(2,-Z);Lt=Math.floor(Ne.width*de),At=Math.floor(Ne.height*de),T.isDataArrayTexture?Dt=Ne.depth:T.isData3DTexture?Dt=Math.floor(Ne.depth*de):Dt=1,Gt=0,ie=0,_e=0}Y!==null?(Vt=Y.x,ve=Y.y,rn=Y.z):(Vt=0,ve=0,rn=0);let Fe=_t.convert(V.format),wn=_t.convert(V.type),kt;V.isData3DTexture?(Zt.setTexture3D(V,0),kt=B.TEXTURE_3D):V.isDataArrayTexture||V.isCompressedArrayTexture?(Zt.setTexture2DArray(V,0),kt=B.TEXTURE_2D_ARRAY):(Zt.setTexture2D(V,0),kt=B.TEXTURE_2D),wt.activeTexture(B.TEXTURE0),wt.pixelStorei(B.UNPACK_FLIP_Y_WEBGL,V.flipY),wt.pixelStorei(B.UNPACK_PREMULTIPLY_ALPHA_WEBGL,V.premultiplyAlpha),wt.pixelStorei(B.UNPACK_ALIGNMENT,V.unpackAlignment);let _n=wt.getParameter(B.UNPACK_ROW_LENGTH),xe=wt.getParameter(B.UNPACK_IMAGE_HEIGHT),fs=wt.getParameter(B.UNPACK_SKIP_PIXELS),vn=wt.getParameter(B.UNPACK_SKIP_ROWS),Ur=wt.getParameter(B.UNPACK_SKIP_IMAGES);wt.pixelStorei(B.UNPACK_ROW_LENGTH,Ne.width),wt.pixelStorei(B.UNPACK_IMAGE_HEIGHT,Ne.height),wt.pixelStorei(B.UNPACK_SKIP_PIXELS,Gt),wt.pixelStorei(B.UNPACK_SKIP_ROWS,ie),wt.pixelStorei(B.UNPACK_SKIP_IMAGES,_e);let Zi=T.isDataArrayTexture||T.isData3DTexture,ps=V.isDataArrayTexture||V.isData3DTexture;if(T.isDepthTexture){let de=Ht.get(T),cn=Ht.get(V),Kn=Ht.get(de.__renderTarget),Ue=Ht.get(cn.__renderTarget);wt.bindFramebuffer(B.READ_FRAMEBUFFER,Kn.__webglFramebuffer),wt.bindFramebuffer(B.DRAW_FRAMEBUFFER,Ue.__webglFramebuffer);for(let yn=0;yn<Dt;yn++)Zi&&(B.framebufferTextureLayer(B.READ_FRAMEBUFFER,B.COLOR_ATTACHMENT0,Ht.get(T).__webglTexture,Z,_e+yn),B.framebufferTextureLayer(B.DRAW_FRAMEBUFFER,B.COLOR_ATTACHMENT0,Ht.get(V).__webglTexture,Tt,rn+yn)),B.blitFramebuffer(Gt,ie,Gt+Lt,ie+At,Vt,ve,Vt+Lt,ve+At,B.DEPTH_BUFFER_BIT,B.NEAREST);wt.bindFramebuffer(B.READ_FRAMEBUFFER,null),wt.bindFramebuffer(B.DRAW_FRAMEBUFFER,null)}else if(Z!==0||T.isRenderTargetTexture||Ht.has(T)){let de=Ht.get(T),cn=Ht.get(V);wt.bindFramebuffer(B.READ_FRAMEBUFFER,N),wt.bindFramebuffer(B.DRAW_FRAMEBUFFER,X);for(let Kn=0;Kn<Dt;Kn++)Zi?B.framebufferTextureLayer(B.READ_FRAMEBUFFER,B.COLOR_ATTACHMENT0,de.__webglTexture,Z,_e+Kn):B.framebufferTexture2D(B.READ_FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_2D,de.__webglTexture,Z),ps?B.framebufferTextureLayer(B.DRAW_FRAMEBUFFER,B.COLOR_ATTACHMENT0,cn.__webglTexture,Tt,rn+Kn):B.framebufferTexture2D(B.DRAW_FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_2D,cn.__webglTexture,Tt),Z!==0?B.blitFramebuffer(Gt,ie,Gt+Lt,ie+At,Vt,ve,Vt+Lt,ve+At,B.COLOR_BUFFER_BIT,B.NEAREST):ps?B.copyTexSubImage3D(kt,Tt,Vt,ve,rn+Kn,Gt,ie,Lt,At):B.copyTexSubImage2D(kt,Tt,Vt,ve,Gt,ie,Lt,At);wt.bindFramebuffer(B.READ_FRAMEBUFFER,null),wt.bindFramebuffer(B.DRAW_FRAMEBUFFER,null)}else ps?T.isDataTexture||T.isData3DTexture?B.texSubImage3D(kt,Tt,Vt,ve,rn,Lt,At,Dt,Fe,wn,Ne.data):V.isCompressedArrayTexture?B.compressedTexSubImage3D(kt,Tt,Vt,ve,rn,Lt,At,Dt,Fe,Ne.data):B.texSubImage3D(kt,Tt,Vt,ve,rn,Lt,At,Dt,Fe,wn,Ne):T.isDataTexture?B.texSubImage2D(B.TEXTURE_2D,Tt,Vt,ve,Lt,At,Fe,wn,Ne.data):T.isCompressedTexture?B.compressedTexSubImage2D(B.TEXTURE_2D,Tt,Vt,ve,Ne.width,Ne.height,Fe,Ne.data):B.texSubImage2D(B.TEXTURE_2D,Tt,Vt,ve,Lt,At,Fe,wn,Ne);wt.pixelStorei(B.UNPACK_ROW_LENGTH,_n),wt.pixelStorei(B.UNPACK_IMAGE_HEIGHT,xe),wt.pixelStorei(B.UNPACK_SKIP_PIXELS,fs),wt.pixelStorei(B.UNPACK_SKIP_ROWS,vn),wt.pixelStorei(B.UNPACK_SKIP_IMAGES,Ur),Tt===0&&V.generateMipmaps===!0&&V.mipmapsAutoUpdate===!0&&B.generateMipmap(kt),wt.unbindTexture()},this.initRenderTarget=function(T){Ht.get(T).__webglFramebuffer===void 0&&Zt.setupRenderTarget(T)},this.initTexture=function(T){T.isCubeTexture?Zt.setTextureCube(T,0):T.isData3DTexture?Zt.setTexture3D(T,0):T.isDataArrayTexture||T.isCompressedArrayTexture?Zt.setTexture2DArray(T,0):Zt.setTexture2D(T,0),wt.unbindTexture()},this.resetState=function(){$=0,W=0,ct=null,wt.reset(),St.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return Ai}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(t){this._outputColorSpace=t;let e=this.getContext();e.drawingBufferColorSpace=be._getDrawingBufferColorSpace(t),e.unpackColorSpace=be._getUnpackColorSpace()}};var zh=class{constructor(t){this.studio=t;this.choice=Ve("What it may do",this.place),this.choice.hidden=!0,t.on("skill",({id:e,strategies:n})=>this.show(e,n)),t.on("pushes",({pushes:e})=>this.tell(e))}studio;choice;key=U("div",{class:"answer-key",hidden:!0});place=U("div",{});last=U("output",{class:"answer-last",test:"answer"});buttons=null;skill="";show(t,e){this.choice.hidden=this.key.hidden=!e.length,t!==this.skill&&(this.skill=t,this.build(e));let n=e.filter(s=>s.allowed);n.length&&this.buttons?.show(n[n.length-1].name)}build(t){this.buttons=Yr("allow","What it may do",t.map(({name:n,steps:s})=>({name:n,text:a0(s),title:`Steps that it may take against pushes: ${a0(s)}`})),n=>this.studio.send("allow",{strategy:n})),this.place.replaceChildren(this.buttons.element);let e=t.find(({domain:n})=>n.length);this.key.replaceChildren(U("div",{class:"answer-colours"},...t.map(({title:n},s)=>U("span",{class:`answer-${s}`},U("i",{}),n)),U("span",{class:"fell"},U("i",{}),"fell")),this.last),e&&this.key.append(U("p",{class:"hint"},i1(e))),this.tell(this.studio.pushes)}tell(t){let e=t[t.length-1];Ee(this.last,e?Sf(e):"")}};function i1({seconds:i,how:t}){return`Curves: the largest pushes that the skill is said to answer, ${i} s long${t&&`; ${t}`}.`}function a0(i){return i===0?"no steps":i===1?"one step":"any number"}function Sf({impulse:i,angle:t,steps:e,phase:n,fell:s,done:r}){let o=e===0?"in place":e===1?"one step":`${e} steps`,a=e===0?"":`, ${n}`,l=s?`, fell${e?` during ${n}`:""}`:r?"":`${a} …`;return`${Wt(i,0)} N s ${ta(t)}: ${o}${l}`}var al=150,zn=112,s1=9,r1={N:250,"N s":50},o1=150,l0={N:10,"N s":5},a1=5e3,l1=8,Vh=class{constructor(t,e,n){this.allowed=t;this.push=e;this.seconds=n;this.arrow=Ut("g",{class:"disc-aim"},this.shaft,this.head),this.svg=Ut("svg",{class:"disc",test:"disc",viewBox:`${-al} ${-al} ${2*al} ${2*al}`,tabindex:0,role:"application","aria-roledescription":"push disc",label:"Push disc. Arrow keys aim: up and down change the force, left and right the direction. Enter pushes."},Ut("circle",{class:"disc-plate",r:zn}),this.envelope,this.rings,this.domains,c1(),this.edges,this.marks,this.answers,this.wave,this.arrow,this.value),this.svg.addEventListener("pointerdown",s=>this.press(s)),this.svg.addEventListener("pointermove",s=>this.move(s)),this.svg.addEventListener("pointerup",s=>this.release(s)),this.svg.addEventListener("pointercancel",()=>this.cancel()),this.svg.addEventListener("pointerleave",()=>this.pointer===null&&this.show(!1)),this.svg.addEventListener("keydown",s=>this.key(s)),this.svg.addEventListener("focus",()=>this.show(this.svg.matches(":focus-visible"))),this.svg.addEventListener("blur",()=>this.show(!1)),this.element=U("div",{class:"disc-box"},this.svg,this.readout),this.drawRings(),this.show(!1)}allowed;push;seconds;element;svg;domains=Ut("g",{class:"disc-domains"});answers=Ut("g",{class:"disc-answers","data-test":"answers"});envelope=Ut("path",{class:"disc-envelope"});edges=Ut("g",{class:"disc-edges"});marks=Ut("g",{class:"disc-marks"});rings=Ut("g",{class:"disc-rings"});shaft=Ut("line",{class:"disc-arrow",x1:0,y1:0});head=Ut("path",{class:"disc-head",d:"M0 -2 L-8 15 L0 11 L8 15 Z"});wave=Ut("circle",{class:"disc-wave",r:zn});arrow;value=Ut("text",{class:"disc-value","text-anchor":"middle"});readout=U("output",{class:"disc-readout",test:"disc-readout"});aim={size:150,angle:0};pointer=null;defaultForce=500;unit="N";rim=500;strategies=[];planar=!1;setMaxForce(t){this.defaultForce=t,this.fit([])}setStrategies(t){this.strategies=t,this.unit=t.length?"N s":"N",this.aim={size:t.length?40:150,angle:0},this.fit([]),this.svg.classList.toggle("domains",t.length>0);let e=t.map(({name:n,title:s,domain:r},o)=>{let a=r.map(([h,u])=>[h*Math.PI/180,u]),l=a.filter(([h])=>h>0&&h<Math.PI).map(([h,u])=>[-h,u]),c=[...a,...l.reverse()].map(([h,u])=>this.spot(u,h).join(" "));return Ut("path",{class:`answer-${o}`,"data-test":`domain-${n}`,d:c.length>2?`M${c.join("L")}Z`:""},Ut("title",{},`Domain: ${s}`))});this.domains.replaceChildren(...e.reverse())}setAllowed(t){for(let{name:e,allowed:n}of t)this.domains.querySelector(`[data-test="domain-${CSS.escape(e)}"]`)?.classList.toggle("off",!n)}setAnswers(t){this.answers.replaceChildren(...(this.strategies.length?t:[]).map(e=>{let[n,s]=this.spot(e.impulse,e.angle),r=this.strategies.findIndex(({name:l})=>l===e.strategy),o=`${e.fell?"fell":`answer-${r}`}${e.done?"":" pending"}`,a=e.fell?Ut("path",{class:o,d:`M${n-4} ${s-4}l8 8m0 -8l-8 8`}):Ut("circle",{class:o,cx:n,cy:s,r:4.5});return a.append(Ut("title",{},Sf(e))),a}))}fit(t){let e=this.strategies.flatMap(({domain:o})=>o.map(([,a])=>a)),n=Math.max(0,...e,...t.map(o=>o??0)),s=r1[this.unit],r=Math.max(this.unit==="N"?this.defaultForce:o1,s*Math.ceil(1.05*n/s));r!==this.rim&&this.marks.replaceChildren(),this.rim=r,this.drawRings()}setPlanar(t){this.planar=t,this.svg.classList.toggle("planar",t)}setEnvelope(t,e){let n=t.map(o=>o===null||this.unit==="N"?o:o*e);this.fit(n);let s=n.map((o,a)=>o===null?null:this.spot(o,a*Math.PI/4)),r=s.filter(o=>o!==null);this.edges.replaceChildren(...s.flatMap((o,a)=>{if(!o)return[];let l=Ut("circle",{cx:o[0],cy:o[1],r:3.5});return l.append(Ut("title",{},`${this.sized(n[a])} ${ta(a*Math.PI/4)}`)),[Ut("line",{x1:0,y1:0,x2:o[0],y2:o[1]}),l]})),this.envelope.classList.toggle("whole",r.length===n.length),this.envelope.setAttribute("d",r.length>2?`M${r.map(o=>o.join(" ")).join("L")}Z`:"")}fell(){this.marks.lastElementChild?.classList.add("fell")}clearMarks(){this.marks.replaceChildren()}fireForward(){this.fire({size:Math.round(this.rim/2),angle:0})}fire(t){if(this.push(this.force(t),t.angle),!this.strategies.length){let[e,n]=this.spot(t.size,t.angle);this.marks.append(Ut("circle",{cx:e,cy:n,r:4}))}for(;this.marks.childElementCount>l1;)this.marks.firstElementChild.remove();this.svg.style.setProperty("--wave",`${Math.max(.25,this.seconds())}s`),this.svg.classList.remove("fired"),this.svg.getBoundingClientRect(),this.svg.classList.add("fired")}force({size:t}){return this.unit==="N"?t:Math.min(a1,t/this.seconds())}sized(t){return`${Wt(t,0)} ${this.unit}`}spot(t,e){let n=zn*Hn(t/this.rim,0,1);return[-n*Math.sin(e),-n*Math.cos(e)]}press(t){t.button!==0||!this.allowed()||(t.preventDefault(),this.pointer=t.pointerId,this.svg.setPointerCapture(t.pointerId),this.follow(t))}move(t){this.pointer===t.pointerId?this.follow(t):t.pointerType==="mouse"&&this.pointer===null&&this.allowed()&&this.hover(t)}release(t){if(this.pointer!==t.pointerId)return;this.pointer=null;let e=this.aimed(t);this.show(!1),e&&this.fire(this.aim=e)}cancel(){this.pointer=null,this.show(!1)}follow(t){let e=this.aimed(t);e&&(this.aim=e),this.show(e!==null),e||(this.readout.textContent="release here to cancel")}hover(t){let e=this.aimed(t);this.readout.textContent=e?this.describe(e):this.hint}aimed(t){let e=this.svg.getBoundingClientRect(),n=2*al/Math.min(e.width,e.height),s=(t.clientX-e.left-e.width/2)*n,r=(t.clientY-e.top-e.height/2)*n,o=Math.hypot(s,r);if(o<s1)return null;let a=Math.atan2(-s,-r),l=this.rim*Math.min(1,o/zn);if(this.planar&&(l=this.rim*Math.min(1,Math.abs(r)/zn),a=r<=0?0:Math.PI),t.shiftKey){a=Math.round(a*12/Math.PI)*Math.PI/12;let c=l0[this.unit];l=Math.max(c,c*Math.round(l/c))}return{size:Math.round(l),angle:a}}key(t){let e=Math.PI/(t.shiftKey?36:12),{aim:n}=this,s=l0[this.unit];if(t.key==="ArrowUp")n.size=Math.min(this.rim,n.size+s);else if(t.key==="ArrowDown")n.size=Math.max(s,n.size-s);else if(t.key==="ArrowLeft")n.angle=ts(this.planar?0:n.angle+e);else if(t.key==="ArrowRight")n.angle=ts(this.planar?Math.PI:n.angle-e);else if(t.key==="Enter"&&this.allowed())this.fire(n);else if(t.key==="Escape"&&this.pointer!==null)this.cancel();else return;t.preventDefault(),t.stopPropagation(),t.key!=="Escape"&&this.show(!0)}show(t){if(this.svg.classList.toggle("aiming",t),this.readout.textContent=t?this.describe(this.aim):this.hint,!t)return;let{size:e,angle:n}=this.aim,[s,r]=this.spot(e,n),o=-n*180/Math.PI,a=Math.hypot(s,r),l=Math.max(0,a-9)/Math.max(1,a);nn(this.shaft,{x2:s*l,y2:r*l}),nn(this.head,{transform:`translate(${s} ${r}) rotate(${o})`});let c=a>zn-26?a-34:a+18;nn(this.value,{x:-c*Math.sin(n),y:-c*Math.cos(n)+4}),this.value.textContent=this.sized(e)}get hint(){return"Click to push; drag to aim first"}describe(t){let e=this.unit==="N"?`${Wt(t.size*this.seconds(),0)} N s`:`${Wt(this.force(t),0)} N`;return`${this.sized(t.size)} ${ta(t.angle)} · ${e}`}drawRings(){this.rings.replaceChildren(Ut("line",{x1:0,y1:-zn,x2:0,y2:zn}),Ut("line",{x1:-zn,y1:0,x2:zn,y2:0}),...[.25,.5,.75,1].map(t=>Ut("circle",{r:zn*t})),...[.5,1].map(t=>Ut("text",{x:zn*t*.707+3,y:zn*t*.707+10},this.sized(this.rim*t))),Ut("text",{x:0,y:-zn-8,"text-anchor":"middle"},"forward"),Ut("text",{x:0,y:zn+18,"text-anchor":"middle"},"back"),Ut("text",{x:-zn-6,y:4,"text-anchor":"end"},"left"),Ut("text",{x:zn+6,y:4},"right"))}};function c1(){return Ut("g",{class:"disc-body","aria-hidden":"true"},Ut("ellipse",{cx:-7,cy:-6,rx:3.6,ry:8.5}),Ut("ellipse",{cx:7,cy:-6,rx:3.6,ry:8.5}),Ut("ellipse",{class:"shoulders",rx:19,ry:8}),Ut("circle",{class:"crown",cy:-1,r:7}),Ut("path",{class:"nose",d:"M-3 -7.5 L0 -11.5 L3 -7.5 Z"}))}var h1=3,u1=60,c0={mass:.5,speed:10},d1=5,h0={low:{title:"Low step: 8 cm high, 30 kg",size:[.2,.5,.04],mass:30},crate:{title:"Crate: 40 cm, 8 kg",size:[.2,.2,.2],mass:8},block:{title:"Block: 40 cm, 60 kg",size:[.2,.2,.2],mass:60},parcel:{title:"Parcel: 25 cm, 1 kg",size:[.12,.12,.12],mass:1}},Gh=class{constructor(t,e){this.studio=t;this.eye=e;this.disc=new Vh(()=>t.holds,(o,a)=>{this.pushed=t.frame?.time??0,t.send("push",{force:o,angle:a,seconds:this.seconds.value})},()=>this.seconds.value),this.answers=new zh(t),this.progress.element.hidden=!0;let n=ee({test:"ball",title:"Throw a ball at the character (B); Shift + click in the view throws one at the pointer",text:"Throw a ball",icon:"ball",act:()=>this.throwBall()}),s=ee({test:"box",title:"Place a box 1.5 m ahead of the character",text:"Place a box",icon:"box",act:()=>this.placeBox()}),r=ee({test:"clear",title:"Remove balls and boxes",text:"Clear",icon:"clear",kind:"quiet",act:()=>t.send("clear")});this.element=U("div",{class:"panel-body"},Wn(this.answers.choice,Ve("Push",this.disc.element,this.answers.key,this.seconds.element),Ve("Push envelope",this.measure,this.progress.element,this.words),Ve("Balls and boxes",this.mass.element,this.speed.element,this.aims.element,n,this.box.element,s,r)),U("p",{class:"hint"},"To pull the character, drag any part of it in the view.")),this.listen()}studio;eye;element;disc;answers;seconds=fi({test:"push-seconds",label:"Duration",title:"How long the push lasts [s]",low:.05,high:1,step:.05,value:.1,format:t=>`${Wt(t)} s`});mass=fi({test:"ball-mass",label:"Ball mass",title:"Mass of the ball [kg]",low:.1,high:20,step:.1,value:3,format:t=>`${Wt(t,1)} kg`});speed=fi({test:"ball-speed",label:"Ball speed",title:"Speed of the ball [m/s]",low:2,high:20,step:.5,value:8,format:t=>`${Wt(t,1)} m/s`});box=Ei("box-kind","Box",Object.entries(h0).map(([t,{title:e}])=>({name:t,title:e})),()=>{});measure=ee({test:"envelope",title:"Measure the largest push survived in each of eight directions, in the background",text:"Measure push envelope",act:()=>this.studio.send("envelope",{on:!this.studio.envelope?.running,seconds:this.seconds.value})});progress=Tl("envelope-progress","Pushes tried");words=U("p",{class:"hint",test:"envelope-words"});aims=Vs("ball-aim","Throw where I click",!1,()=>{},"While this is on, a click on the body throws a ball at that place; so does Shift + click at any time");pushed=-1/0;skill="";pushForward(){this.disc.fireForward()}throwBall(){let{frame:t,scene:e}=this.studio;if(!t||!e)return;let n=new F().fromArray(t.data,pt.com),s=this.eye().clone().sub(n);e.character.planar&&s.set(s.x<0?-1:1,0,0),s.z=0,s.lengthSq()<1e-6&&s.set(-1,0,0);let r=n.clone();r.z+=.12*e.character.height;let o=r.clone().addScaledVector(s.normalize(),h1);this.throwFrom(o.toArray(),r.toArray(),!0)}get throwsAtClicks(){return this.aims.box.checked}hitAt(t,e,n){this.pushed=this.studio.frame?.time??0,this.studio.send("hit",{link:t,point:e,from:n,mass:this.mass.value,speed:this.speed.value})}throwFrom(t,e,n=!1){let s=new F(...e).sub(new F(...t)),r=Math.max(.02,s.length()/this.speed.value);n&&this.studio.frame&&s.addScaledVector(new F().fromArray(this.studio.frame.data,pt.velocity),r);let o=s.divideScalar(r);o.z+=9.81*r/2,o.clampLength(0,.99*u1),this.pushed=this.studio.frame?.time??0,this.studio.send("ball",{from:t,velocity:o.toArray(),mass:this.mass.value})}placeBox(){let{frame:t,scene:e}=this.studio;if(!t||!e)return;let n=e.character.planar?0:t.data[pt.heading]||0,[s,r]=[t.data[pt.com],t.data[pt.com+1]],{size:o,mass:a}=h0[this.box.box.value],l=[s+1.5*Math.cos(n),e.character.planar?0:r+1.5*Math.sin(n)];this.studio.send("box",{at:l,size:o,mass:a})}listen(){let{studio:t}=this;t.on("hello",({maximum_force:e})=>this.disc.setMaxForce(e)),t.on("scene",({character:e})=>this.disc.setPlanar(e.planar)),t.on("skill",({id:e,strategies:n,system:s})=>{if(e===this.skill)return this.disc.setAllowed(n);this.skill=e,s==="perturbation"&&([this.mass.value,this.speed.value]=[c0.mass,c0.speed]),this.disc.clearMarks(),this.disc.setStrategies(n),this.disc.setAllowed(n),this.disc.setAnswers(t.pushes),n.length&&(this.seconds.value=n[0].seconds),t.envelope?.running||this.disc.setEnvelope([],this.seconds.value)}),t.on("pushes",({pushes:e})=>this.disc.setAnswers(e)),t.on("fall",({time:e})=>{e>=this.pushed&&e-this.pushed<d1&&this.disc.fell()}),t.on("envelope",({forces:e,seconds:n,running:s,fraction:r,words:o})=>{this.disc.setEnvelope(e,n),this.progress.element.hidden=!s,this.progress.show(r),this.words.textContent=o==="done"?`The outline is the largest push of ${Wt(n)} s survived in each direction.`:o,this.measure.lastElementChild.textContent=s?"Stop":"Measure push envelope",this.measure.classList.toggle("busy",s)})}};function u0(i,t){let e=Ei("style","Style",[],l=>i.send("style",{name:l})),n=Vs("draw-path","Draw a path on the ground",!1,l=>t.setDraws(l),"While this is on, a drag on the ground draws the path; the camera does not turn"),s=ee({test:"path-off",title:"Follow speed and heading again",text:"Clear the path",kind:"quiet",act:()=>t.clearPath()}),r=U("output",{class:"hint",test:"path-says"}),o=U("div",{},n.element,U("div",{class:"row"},s,r)),a=Ve("Style and path",e.element,o);return i.on("skill",({steering:l})=>{if(a.hidden=!l,!l)return;o.hidden=!i.steerable;let c=i.steerable?"By speed":"As planned",h=d=>d?d[0].toUpperCase()+d.slice(1):c;e.fill(l.styles.map(({name:d})=>({name:d,title:h(d)}))),e.box.value=l.style,s.disabled=!l.path.length;let u=l.path.slice(1).reduce((d,[f,g],x)=>d+Math.hypot(f-l.path[x][0],g-l.path[x][1]),0);r.textContent=l.path.length?`following a path of ${u.toFixed(1)} m`:""}),{element:a,update:()=>n.box.checked=t.draws}}var Do={along:[-.5,2.5],aside:[-.4,.4]},d0=Math.PI/18;function f0(i,t){let e=u0(i,t),n=U("p",{class:"empty",test:"steer-none",hidden:!0},"This skill cannot be steered."),s=Wn(f1(i,t)),r=Wn(g1(i,t,e.update),U("p",{class:"hint"},"A gamepad's left stick steers too: up and down change the speed, left and right turn.")),o=!1,a=()=>{s.hidden=r.hidden=!i.steerable,n.hidden=i.steerable||o};return i.on("skill",({steering:l})=>{o=!!l,a()}),i.on("skills",a),U("div",{class:"panel-body"},n,s,Wn(e.element),r)}function f1(i,t){let e=fi({test:"steer-speed",label:"Speed",title:"Commanded speed [m/s]; arrow keys up and down, W and S",low:Do.along[0],high:Do.along[1],step:.05,value:.8,format:o=>`${Wt(o)} m/s`,input:o=>t.steer({speed:o})}),n=fi({test:"steer-heading",label:"Heading",title:"Commanded heading; arrow keys left and right, A and D",low:-180,high:180,step:5,value:0,format:o=>`${Wt(-o,0)}°`,input:o=>t.face(-o*Math.PI/180)}),s=fi({test:"steer-lateral",label:"Lateral speed",title:"Commanded lateral speed [m/s]; keys Q and E; not supported by every skill",low:Do.aside[0],high:Do.aside[1],step:.05,value:0,format:o=>`${Wt(-o)} m/s`,input:o=>t.steer({lateral:-o})}),r=ee({test:"steer-own",title:"Return to the speed of the skill",text:"Speed of the skill",kind:"quiet",act:()=>{t.useOwnSpeed()}});return i.on("skill",o=>{let[a,l]=p1(o);e.limit(a[0],a[1]),s.limit(-l[1],-l[0])}),i.on("frame",()=>{i.tab==="steer"&&(s.value=-Math.round(20*t.askedLateral)/20,e.value=Math.round(20*t.askedSpeed)/20,n.value=Math.round(-ts(t.askedHeading)*36/Math.PI)*5)}),Ve("Steer",m1(t),e.element,n.element,s.element,r)}function p1({steering:i}){let t=i?.styles.find(({name:n})=>n===i.style);if(!t)return[Do.along,Do.aside];let e=([n,s])=>[Math.floor(20*Math.min(0,n))/20,Math.ceil(20*Math.max(0,s))/20];return[e(t.speeds),e(t.sideways)]}function m1(i){let t=(e,n,s,r)=>ee({test:e,icon:n,title:s,act:r});return U("div",{class:"arrow-pad"},t("steer-faster","up","Faster by 0.1 m/s (↑ or W)",()=>i.faster(.1)),t("steer-left","left","Turn 10° to the left (← or A)",()=>i.turn(d0)),t("steer-right","right","Turn 10° to the right (→ or D)",()=>i.turn(-d0)),t("steer-slower","down","Slower by 0.1 m/s (↓ or S)",()=>i.faster(-.1)))}function g1(i,t,e){let n=Vs("walk-to","Set a target by a click on the ground",!1,o=>t.setWalksTo(o),"While this is on, a click on the ground sets the target"),s=ee({test:"target-off",title:"Stop walking to the target",text:"Clear the target",kind:"quiet",act:()=>t.clearTarget()}),r=U("output",{class:"hint",test:"target-says"});return t.changed=()=>{n.box.checked=t.walksTo,e()},i.on("frame",({data:o})=>{if(i.tab!=="steer")return;let[a,l]=[o[pt.target],o[pt.target+1]],c=Number.isFinite(a)&&Number.isFinite(l);s.disabled=!c;let h=Math.atan2(l-o[pt.com+1],a-o[pt.com]),u=Math.hypot(a-o[pt.com],l-o[pt.com+1]);r.textContent=c?`${Wt(u,1)} m to go, at ${Wr(h)}`:""}),Ve("Target",n.element,U("div",{class:"row"},s,r))}var Mf=[{kind:"bvh",text:"BVH",ending:"bvh",about:"Skeleton motion, for Blender, MotionBuilder and others"},{kind:"glb",text:"glTF",ending:"glb",about:"Body and motion in one binary file (.glb)"},{kind:"csv",text:"CSV",ending:"csv",about:"All recorded values over time"},{kind:"skill",text:"Skill file",ending:"toml",about:"The skill in control, with your edits (skill.toml)"},{kind:"hits",text:"Hits",ending:"toml",about:"The balls thrown at the body, for footfall play --hits"},{kind:"mp4",text:"MP4 video",ending:"mp4",about:"A video of the motion"},{kind:"gif",text:"GIF",ending:"gif",about:"An animated image of the last 8 s"},{kind:"html",text:"HTML replay",ending:"html",about:"An interactive 3D view in one file, without a server"}],Hh=class{constructor(t){this.studio=t;let e=Mf.map(({kind:n,text:s,about:r})=>{let o=U("span",{class:"export-text"},r),a=U("button",{type:"button",class:"export",test:`export-${n}`,title:r,onclick:()=>this.request(n)},di("export"),U("strong",{},s),o);return this.buttons.set(n,{button:a,text:o}),a});this.element=U("div",{class:"panel-body"},Wn(Ve("Record",U("div",{class:"row"},this.record,this.elapsed),U("p",{class:"hint"},"Without a recording, the last 30 s are exported.")),Ve("Export",U("div",{class:"exports"},...e))),this.files),t.on("file",n=>this.received(n)),t.on("error",({about:n})=>{n==="export"&&this.done(this.waiting[0])}),t.on("link",n=>{n||[...this.waiting].forEach(s=>this.done(s))}),t.on("frame",n=>{let s=He(n,Ge.recording);s&&!this.recording&&(this.since=n.time),s!==this.recording&&(this.recording=s,this.record.classList.toggle("recording",s),this.record.setAttribute("aria-pressed",String(s)),Ee(this.record.lastElementChild,s?"Stop recording":"Record")),s&&Ee(this.elapsed,Op(n.time-this.since))})}studio;element;buttons=new Map;waiting=[];files=U("ul",{class:"files",test:"files"});record=ee({test:"record",text:"Record",title:"Record from now on; exports then contain exactly the recording",icon:"record",act:()=>this.studio.send("record",{on:!this.recording})});elapsed=U("output",{class:"clock",test:"record-time"});recording=!1;since=0;request(t){if(!this.studio.send("export",{kind:t}))return;this.waiting.push(t);let{button:e,text:n}=this.buttons.get(t);e.disabled=!0,e.classList.add("busy"),n.textContent="exporting …"}done(t){if(t===void 0)return;let e=this.waiting.indexOf(t);e>=0&&this.waiting.splice(e,1);let{button:n,text:s}=this.buttons.get(t);n.disabled=!1,n.classList.remove("busy"),s.textContent=Mf.find(r=>r.kind===t).about}received(t){let e=t.name.split(".").pop()?.toLowerCase(),n=this.waiting.find(o=>Mf.find(a=>a.kind===o).ending===e)??this.waiting[0],s=U("a",{href:gs(t.address),download:t.name,test:"file-link"},t.name),r=[Bp(t.bytes),t.words].filter(Boolean).join(" · ");for(this.files.prepend(U("li",{},s,U("span",{class:"hint"},` ${r}`)));this.files.childElementCount>8;)this.files.lastElementChild.remove();n!==void 0&&(this.done(n),s.click())}};var p0=[.1,.25,.5,1,1.5,2],m0=30,Wh=class{constructor(t){this.studio=t;let e=ee({test:"step",title:"One step of 1/60 s (.)",icon:"step",act:()=>this.step()}),n=ee({test:"reset",title:"Restart (R)",icon:"reset",act:()=>this.reset()}),s=Wn(U("div",{class:"transport-buttons"},this.pause,e,n),this.clock,U("div",{class:"rewind-field"},this.back,this.backText),U("div",{class:"rate-field"},this.rate.element));this.element=U("div",{class:"transport",test:"transport",role:"toolbar",label:"Time"},s),qr(this.back),t.on("frame",()=>this.frame()),t.on("scene",({asked:r})=>{r&&(this.rate.value=r.rate)})}studio;element;pauseIcon=di("pause");playIcon=di("play");pause=ee({test:"pause",title:"Pause (space)",icon:"pause",kind:"main",act:()=>this.togglePause()});rate=fi({test:"rate",label:"Playback rate",title:"Simulated over real time; keys [ and ]",low:.1,high:2,step:.05,value:1,format:t=>`${Wt(t)}×`,input:t=>this.rates.call(t),change:()=>this.rates.finish()});rates=Fi(10,t=>this.studio.send("rate",{rate:t}));rewinds=Fi(20,t=>this.studio.send("rewind",{back:t}));back=U("input",{type:"range",class:"rewind",test:"rewind",min:-m0,max:0,step:1/60,value:0,label:"Rewind, seconds before now",title:"Drag to rewind by up to 30 s; the simulation continues from there",oninput:()=>this.dragBack(),onchange:()=>this.rewinds.finish()});backText=U("output",{class:"field-value",test:"rewind-says"},"now");clock=U("output",{class:"clock",test:"time",title:"Simulated time [s]"},"0.00 s");reach=0;draggedAt=-1/0;pausedShown=null;togglePause(){this.studio.send("pause",{on:!this.studio.paused})}step(){this.studio.send("step")}reset(){this.back.value="0",this.showBack(),this.studio.send("reset")}nextRate(t){let e=this.rate.value,n=t>0?p0.find(s=>s>e+.01):p0.findLast(s=>s<e-.01);n!==void 0&&(this.rate.value=n,this.studio.send("rate",{rate:n}))}rewind(t){let e=Math.min(t,this.reach);this.back.value=String(-e),this.showBack(),this.draggedAt=performance.now(),this.studio.send("rewind",{back:e})}dragBack(){let t=Hn(-this.back.valueAsNumber,0,this.reach);this.back.value=String(-t),this.showBack(),this.draggedAt=performance.now(),this.rewinds.call(t)}showBack(){let t=-this.back.valueAsNumber;Ee(this.backText,t<.02?"now":`${Wt(-t,1)} s`),this.back.setAttribute("aria-valuetext",t<.02?"now":`${Wt(t,1)} seconds ago`),qr(this.back)}frame(){let{frame:t,paused:e}=this.studio;if(!t)return;this.reach=Math.max(0,t.data[pt.back]||0);let n=`${Math.round(100*Hn(1-this.reach/m0,0,1))}%`;this.back.style.getPropertyValue("--reach")!==n&&this.back.style.setProperty("--reach",n),Ee(this.clock,`${Wt(t.time)} s`),!e&&this.back.valueAsNumber!==0&&performance.now()-this.draggedAt>700&&(this.back.value="0",this.showBack()),e!==this.pausedShown&&(this.pausedShown=e,this.pause.replaceChildren(e?this.playIcon:this.pauseIcon),this.pause.title=e?"Continue (space)":"Pause (space)",this.pause.setAttribute("aria-label",this.pause.title),this.pause.setAttribute("aria-pressed",String(e)))}};var No=class{constructor(t,e){this.layout=e;let n=t.links.map(r=>r.name);this.link=t.contacts.map(r=>n.indexOf(r.link)),this.points=t.contacts.map(r=>r.point);let s=new Map;t.contacts.forEach((r,o)=>{let a=this.link[o];if(a<0)return;let l=s.get(r.foot);l||(l={link:a,side:t.links[a].side,contacts:[]},s.set(r.foot,l),this.feet.push(l)),l.contacts.push(o)})}layout;feet=[];link;points;touches(t,e){return t[this.layout.contacts+4*e]>.5}down(t,e){return e.contacts.some(n=>this.touches(t,n))}force(t,e,n){return t[this.layout.contacts+4*e+1+n]||0}rotation(t,e){let n=this.layout.links+7*e.link;return new ni(t[n+4],t[n+5],t[n+6],t[n+3])}place(t,e,n){let s=this.layout.links+7*this.link[e],r=wf(t,s+3,this.points[e]);for(let o=0;o<3;o++)n[o]=t[s+o]+r[o];return n}};function wf(i,t,[e,n,s]){let[r,o,a,l]=[i[t],i[t+1],i[t+2],i[t+3]],c=2*(a*s-l*n),h=2*(l*e-o*s),u=2*(o*n-a*e);return[e+r*c+a*u-l*h,n+r*h+l*c-o*u,s+r*u+o*h-a*c]}function g0(i){let t=[...i].sort((n,s)=>n[0]-s[0]||n[1]-s[1]);if(t.length<3)return t;let e=n=>{let s=[];for(let r of n){for(;s.length>1&&_1(s[s.length-2],s[s.length-1],r)<=0;)s.pop();s.push(r)}return s.pop(),s};return[...e(t),...e(t.reverse())]}function _1(i,t,e){return(t[0]-i[0])*(e[1]-i[1])-(t[1]-i[1])*(e[0]-i[0])}var v1=.014285714285714285,Xh=class{frames=[];add(t){let{frames:e}=this;for(;e.length&&e[e.length-1].time>t.time+1e-9;)e.pop();let n=e[e.length-1];if(n&&t.time-n.time<v1)return;n&&t.time-n.time>1&&(e.length=0),e.push(t);let s=0;for(;s<e.length&&e[s].time<t.time-6-.1;)s++;s>30&&e.splice(0,s)}clear(){this.frames=[]}};var qh=180/Math.PI,y1=.3,x1=3,Yh=101;function _0(i,t,e,n){let s=Ef(i,e,n);if(s<0)return null;let r=t.joints+3*s;if(n==="knee")return({data:h})=>-qh*h[r];if(n==="ankle")return({data:h})=>qh*h[r];let o=i.character.links.findIndex(({name:h})=>h===i.character.joints[s].link),a=i.character.links[o]?.line??[];if(o<0||a.length!==6)return({data:h})=>qh*h[r];let l=[a[3]-a[0],a[4]-a[1],a[5]-a[2]],c=t.links+7*o;return({data:h})=>{let[u,d,f]=wf(h,c+3,l),g=h[pt.heading]||0;return qh*Math.atan2(u*Math.cos(g)+d*Math.sin(g),-f)}}function Ef(i,t,e){let{joints:n}=i.character;for(let s of[`${t}_${e}_pitch`,`${t}_${e}`]){let r=n.findIndex(({name:o})=>o===s);if(r>=0)return r}return n.findIndex(({name:s,label:r})=>{let o=`${s} ${r}`.toLowerCase();return o.includes(t)&&o.includes(e)&&!/roll|yaw/.test(o)})}function v0(i,t,e,n){let s=t.feet.find(f=>f.side===e);if(!s||i.length<2)return null;let r=[],o=t.down(i[0].data,s);for(let f=1;f<i.length;f++){let g=t.down(i[f].data,s),x=r[r.length-1];g&&!o&&(x===void 0||i[f].time-i[x].time>y1)&&r.push(f),o=g}if(r.length<2)return null;let[a,l]=r.slice(-2),[c,h]=[i[a].time,i[l].time];if(h-c>x1)return null;let u=[],d=a;for(let f=0;f<Yh;f++){let g=c+(h-c)*f/(Yh-1);for(;d<l-1&&i[d+1].time<g;)d++;let x=(g-i[d].time)/(i[d+1].time-i[d].time),[p,m]=[n(i[d]),n(i[d+1])];u.push(p+(m-p)*Math.min(1,Math.max(0,x)))}return u}var b1="uplot",S1="u-hz",M1="u-vt",w1="u-title",E1="u-wrap",T1="u-under",A1="u-over",C1="u-axis",Rr="u-off",R1="u-select",P1="u-cursor-x",I1="u-cursor-y",L1="u-cursor-pt",D1="u-legend",N1="u-live",F1="u-inline",U1="u-series",O1="u-marker",y0="u-label",k1="u-value",hl="width",ul="height";var x0="bottom",Fo="left",Tf="right",Hf="#000",b0=Hf+"0",Af="mousemove",S0="mousedown",Cf="mouseup",M0="mouseenter",w0="mouseleave",E0="dblclick",B1="resize",z1="scroll",T0="change",jh="dppxchange",Wf="--",Go=typeof window<"u",Df=Go?document:null,Oo=Go?window:null,V1=Go?navigator:null,Pe,$h;function Nf(){let i=devicePixelRatio;Pe!=i&&(Pe=i,$h&&Uf(T0,$h,Nf),$h=matchMedia(`(min-resolution: ${Pe-.001}dppx) and (max-resolution: ${Pe+.001}dppx)`),Pr(T0,$h,Nf),Oo.dispatchEvent(new CustomEvent(jh)))}function xi(i,t){if(t!=null){let e=i.classList;!e.contains(t)&&e.add(t)}}function Ff(i,t){let e=i.classList;e.contains(t)&&e.remove(t)}function Qe(i,t,e){i.style[t]=e+"px"}function Wi(i,t,e,n){let s=Df.createElement(i);return t!=null&&xi(s,t),e?.insertBefore(s,n),s}function Ri(i,t){return Wi("div",i,t)}var A0=new WeakMap;function hs(i,t,e,n,s){let r="translate("+t+"px,"+e+"px)",o=A0.get(i);r!=o&&(i.style.transform=r,A0.set(i,r),t<0||e<0||t>n||e>s?xi(i,Rr):Ff(i,Rr))}var C0=new WeakMap;function R0(i,t,e){let n=t+e,s=C0.get(i);n!=s&&(C0.set(i,n),i.style.background=t,i.style.borderColor=e)}var P0=new WeakMap;function I0(i,t,e,n){let s=t+""+e,r=P0.get(i);s!=r&&(P0.set(i,s),i.style.height=e+"px",i.style.width=t+"px",i.style.marginLeft=n?-t/2+"px":0,i.style.marginTop=n?-e/2+"px":0)}var Xf={passive:!0},G1={...Xf,capture:!0};function Pr(i,t,e,n){t.addEventListener(i,e,n?G1:Xf)}function Uf(i,t,e,n){t.removeEventListener(i,e,Xf)}Go&&Nf();function Xi(i,t,e,n){let s;e=e||0,n=n||t.length-1;let r=n<=2147483647;for(;n-e>1;)s=r?e+n>>1:bi((e+n)/2),t[s]<i?e=s:n=s;return i-t[e]<=t[n]-i?e:n}function r_(i){return(e,n,s)=>{let r=-1,o=-1;for(let a=n;a<=s;a++)if(i(e[a])){r=a;break}for(let a=s;a>=n;a--)if(i(e[a])){o=a;break}return[r,o]}}var o_=i=>i!=null,a_=i=>i!=null&&i>0,eu=r_(o_),H1=r_(a_);function W1(i,t,e,n=0,s=!1){let r=s?H1:eu,o=s?a_:o_;[t,e]=r(i,t,e);let a=i[t],l=i[t];if(t>-1)if(n==1)a=i[t],l=i[e];else if(n==-1)a=i[e],l=i[t];else for(let c=t;c<=e;c++){let h=i[c];o(h)&&(h<a?a=h:h>l&&(l=h))}return[a??We,l??-We]}function nu(i,t,e,n){let s=N0(i),r=N0(t);i==t&&(s==-1?(i*=e,t/=e):(i/=e,t*=e));let o=e==10?Is:l_,a=s==1?bi:Pi,l=r==1?Pi:bi,c=a(o(Cn(i))),h=l(o(Cn(t))),u=ko(e,c),d=ko(e,h);return e==10&&(c<0&&(u=Xe(u,-c)),h<0&&(d=Xe(d,-h))),n||e==2?(i=u*s,t=d*r):(i=d_(i,u),t=iu(t,d)),[i,t]}function qf(i,t,e,n){let s=nu(i,t,e,n);return i==0&&(s[0]=0),t==0&&(s[1]=0),s}var Yf=.1,L0={mode:3,pad:Yf},fl={pad:0,soft:null,mode:0},X1={min:fl,max:fl};function Qh(i,t,e,n){return su(e)?D0(i,t,e):(fl.pad=e,fl.soft=n?0:null,fl.mode=n?3:0,D0(i,t,X1))}function Ce(i,t){return i??t}function q1(i,t,e){for(t=Ce(t,0),e=Ce(e,i.length-1);t<=e;){if(i[t]!=null)return!0;t++}return!1}function D0(i,t,e){let n=e.min,s=e.max,r=Ce(n.pad,0),o=Ce(s.pad,0),a=Ce(n.hard,-We),l=Ce(s.hard,We),c=Ce(n.soft,We),h=Ce(s.soft,-We),u=Ce(n.mode,0),d=Ce(s.mode,0),f=t-i,g=Is(f),x=ri(Cn(i),Cn(t)),p=Is(x),m=Cn(p-g);(f<1e-24||m>10)&&(f=0,(i==0||t==0)&&(f=1e-24,u==2&&c!=We&&(r=0),d==2&&h!=-We&&(o=0)));let _=f||x||1e3,w=Is(_),b=ko(10,bi(w)),C=_*(f==0?i==0?.1:1:r),A=Xe(d_(i-C,b/10),24),v=i>=c&&(u==1||u==3&&A<=c||u==2&&A>=c)?c:We,E=ri(a,A<v&&i>=v?v:qi(v,A)),O=_*(f==0?t==0?.1:1:o),P=Xe(iu(t+O,b/10),24),L=t<=h&&(d==1||d==3&&P>=h||d==2&&P<=h)?h:-We,z=qi(l,P>L&&t<=L?L:ri(L,P));return E==z&&E==0&&(z=100),[E,z]}var Y1=new Intl.NumberFormat(Go?V1.language:"en-US"),$f=i=>Y1.format(i),Si=Math,Jh=Si.PI,Cn=Si.abs,bi=Si.floor,An=Si.round,Pi=Si.ceil,qi=Si.min,ri=Si.max,ko=Si.pow,N0=Si.sign,Is=Si.log10,l_=Si.log2,$1=(i,t=1)=>Si.sinh(i)*t,Rf=(i,t=1)=>Si.asinh(i/t),We=1/0;function F0(i){return(Is((i^i>>31)-(i>>31))|0)+1}function Of(i,t,e){return qi(ri(i,t),e)}function c_(i){return typeof i=="function"}function Me(i){return c_(i)?i:()=>i}var Z1=()=>{},h_=i=>i,u_=(i,t)=>t,K1=i=>null,U0=i=>!0,O0=(i,t)=>i==t,J1=/\.\d*?(?=9{6,}|0{6,})/gm,Ir=i=>{if(p_(i)||lr.has(i))return i;let t=`${i}`,e=t.match(J1);if(e==null)return i;let n=e[0].length-1;if(t.indexOf("e-")!=-1){let[s,r]=t.split("e");return+`${Ir(s)}e${r}`}return Xe(i,n)};function Ar(i,t){return Ir(Xe(Ir(i/t))*t)}function iu(i,t){return Ir(Pi(Ir(i/t))*t)}function d_(i,t){return Ir(bi(Ir(i/t))*t)}function Xe(i,t=0){if(p_(i))return i;let e=10**t,n=i*e*(1+Number.EPSILON);return An(n)/e}var lr=new Map;function f_(i){return((""+i).split(".")[1]||"").length}function ml(i,t,e,n){let s=[],r=n.map(f_);for(let o=t;o<e;o++){let a=Cn(o),l=Xe(ko(i,o),a);for(let c=0;c<n.length;c++){let h=i==10?+`${n[c]}e${o}`:n[c]*l,u=(o>=0?0:a)+(o>=r[c]?0:r[c]),d=i==10?h:Xe(h,u);s.push(d),lr.set(d,u)}}return s}var pl={},Zf=[],Bo=[null,null],ar=Array.isArray,p_=Number.isInteger,j1=i=>i===void 0;function k0(i){return typeof i=="string"}function su(i){let t=!1;if(i!=null){let e=i.constructor;t=e==null||e==Object}return t}function Q1(i){return i!=null&&typeof i=="object"}var tE=Object.getPrototypeOf(Uint8Array),m_="__proto__";function zo(i,t=su){let e;if(ar(i)){let n=i.find(s=>s!=null);if(ar(n)||t(n)){e=Array(i.length);for(let s=0;s<i.length;s++)e[s]=zo(i[s],t)}else e=i.slice()}else if(i instanceof tE)e=i.slice();else if(t(i)){e={};for(let n in i)n!=m_&&(e[n]=zo(i[n],t))}else e=i;return e}function Sn(i){let t=arguments;for(let e=1;e<t.length;e++){let n=t[e];for(let s in n)s!=m_&&(su(i[s])?Sn(i[s],zo(n[s])):i[s]=zo(n[s]))}return i}var eE=0,nE=1,iE=2;function sE(i,t,e){for(let n=0,s,r=-1;n<t.length;n++){let o=t[n];if(o>r){for(s=o-1;s>=0&&i[s]==null;)i[s--]=null;for(s=o+1;s<e&&i[s]==null;)i[r=s++]=null}}}function rE(i,t){if(lE(i)){let o=i[0].slice();for(let a=1;a<i.length;a++)o.push(...i[a].slice(1));return cE(o[0])||(o=aE(o)),o}let e=new Set;for(let o=0;o<i.length;o++){let l=i[o][0],c=l.length;for(let h=0;h<c;h++)e.add(l[h])}let n=[Array.from(e).sort((o,a)=>o-a)],s=n[0].length,r=new Map;for(let o=0;o<s;o++)r.set(n[0][o],o);for(let o=0;o<i.length;o++){let a=i[o],l=a[0];for(let c=1;c<a.length;c++){let h=a[c],u=Array(s).fill(void 0),d=t?t[o][c]:nE,f=[];for(let g=0;g<h.length;g++){let x=h[g],p=r.get(l[g]);x===null?d!=eE&&(u[p]=x,d==iE&&f.push(p)):u[p]=x}sE(u,f,s),n.push(u)}}return n}var oE=typeof queueMicrotask>"u"?i=>Promise.resolve().then(i):queueMicrotask;function aE(i){let t=i[0],e=t.length,n=Array(e);for(let r=0;r<n.length;r++)n[r]=r;n.sort((r,o)=>t[r]-t[o]);let s=[];for(let r=0;r<i.length;r++){let o=i[r],a=Array(e);for(let l=0;l<e;l++)a[l]=o[n[l]];s.push(a)}return s}function lE(i){let t=i[0][0],e=t.length;for(let n=1;n<i.length;n++){let s=i[n][0];if(s.length!=e)return!1;if(s!=t){for(let r=0;r<e;r++)if(s[r]!=t[r])return!1}}return!0}function cE(i,t=100){let e=i.length;if(e<=1)return!0;let n=0,s=e-1;for(;n<=s&&i[n]==null;)n++;for(;s>=n&&i[s]==null;)s--;if(s<=n)return!0;let r=ri(1,bi((s-n+1)/t));for(let o=i[n],a=n+r;a<=s;a+=r){let l=i[a];if(l!=null){if(l<=o)return!1;o=l}}return!0}var g_=["January","February","March","April","May","June","July","August","September","October","November","December"],__=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function v_(i){return i.slice(0,3)}var hE=__.map(v_),uE=g_.map(v_),dE={MMMM:g_,MMM:uE,WWWW:__,WWW:hE};function cl(i){return(i<10?"0":"")+i}function fE(i){return(i<10?"00":i<100?"0":"")+i}var pE={YYYY:i=>i.getFullYear(),YY:i=>(i.getFullYear()+"").slice(2),MMMM:(i,t)=>t.MMMM[i.getMonth()],MMM:(i,t)=>t.MMM[i.getMonth()],MM:i=>cl(i.getMonth()+1),M:i=>i.getMonth()+1,DD:i=>cl(i.getDate()),D:i=>i.getDate(),WWWW:(i,t)=>t.WWWW[i.getDay()],WWW:(i,t)=>t.WWW[i.getDay()],HH:i=>cl(i.getHours()),H:i=>i.getHours(),h:i=>{let t=i.getHours();return t==0?12:t>12?t-12:t},AA:i=>i.getHours()>=12?"PM":"AM",aa:i=>i.getHours()>=12?"pm":"am",a:i=>i.getHours()>=12?"p":"a",mm:i=>cl(i.getMinutes()),m:i=>i.getMinutes(),ss:i=>cl(i.getSeconds()),s:i=>i.getSeconds(),fff:i=>fE(i.getMilliseconds())};function Kf(i,t){t=t||dE;let e=[],n=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=n.exec(i);)e.push(s[0][0]=="{"?pE[s[1]]:s[0]);return r=>{let o="";for(let a=0;a<e.length;a++)o+=typeof e[a]=="string"?e[a]:e[a](r,t);return o}}var mE=new Intl.DateTimeFormat().resolvedOptions().timeZone;function gE(i,t){let e;return t=="UTC"||t=="Etc/UTC"?e=new Date(+i+i.getTimezoneOffset()*6e4):t==mE?e=i:(e=new Date(i.toLocaleString("en-US",{timeZone:t})),e.setMilliseconds(i.getMilliseconds())),e}var y_=i=>i%1==0,tu=[1,2,2.5,5],_E=ml(10,-32,0,tu),x_=ml(10,0,32,tu),vE=x_.filter(y_),Cr=_E.concat(x_),Jf=`
`,b_="{YYYY}",B0=Jf+b_,S_="{M}/{D}",dl=Jf+S_,Zh=dl+"/{YY}",M_="{aa}",yE="{h}:{mm}",Uo=yE+M_,z0=Jf+Uo,V0=":{ss}",De=null;function w_(i){let t=i*1e3,e=t*60,n=e*60,s=n*24,r=s*30,o=s*365,l=(i==1?ml(10,0,3,tu).filter(y_):ml(10,-3,0,tu)).concat([t,t*5,t*10,t*15,t*30,e,e*5,e*10,e*15,e*30,n,n*2,n*3,n*4,n*6,n*8,n*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,b_,De,De,De,De,De,De,1],[s*28,"{MMM}",B0,De,De,De,De,De,1],[s,S_,B0,De,De,De,De,De,1],[n,"{h}"+M_,Zh,De,dl,De,De,De,1],[e,Uo,Zh,De,dl,De,De,De,1],[t,V0,Zh+" "+Uo,De,dl+" "+Uo,De,z0,De,1],[i,V0+".{fff}",Zh+" "+Uo,De,dl+" "+Uo,De,z0,De,1]];function h(u){return(d,f,g,x,p,m)=>{let _=[],w=p>=o,b=p>=r&&p<o,C=u(g),A=Xe(C*i,3),v=Pf(C.getFullYear(),w?0:C.getMonth(),b||w?1:C.getDate()),E=Xe(v*i,3);if(b||w){let O=b?p/r:0,P=w?p/o:0,L=A==E?A:Xe(Pf(v.getFullYear()+P,v.getMonth()+O,1)*i,3),z=new Date(An(L/i)),G=z.getFullYear(),N=z.getMonth();for(let X=0;L<=x;X++){let $=Pf(G+P*X,N+O*X,1),W=$-u(Xe($*i,3));L=Xe((+$+W)*i,3),L<=x&&_.push(L)}}else{let O=p>=s?s:p,P=bi(g)-bi(A),L=E+P+iu(A-E,O);_.push(L);let z=u(L),G=z.getHours()+z.getMinutes()/e+z.getSeconds()/n,N=p/n,X=d.axes[f]._space,$=m/X;for(;L=Xe(L+p,i==1?0:3),!(L>x);)if(N>1){let W=bi(Xe(G+N,6))%24,Q=u(L).getHours()-W;Q>1&&(Q=-1),L-=Q*n,G=(G+N)%24;let st=_[_.length-1];Xe((L-st)/p,3)*$>=.7&&_.push(L)}else _.push(L)}return _}}return[l,c,h]}var[xE,bE,SE]=w_(1),[ME,wE,EE]=w_(.001);ml(2,-53,53,[1]);function G0(i,t){return i.map(e=>e.map((n,s)=>s==0||s==8||n==null?n:t(s==1||e[8]==0?n:e[1]+n)))}function H0(i,t){return(e,n,s,r,o)=>{let a=t.find(g=>o>=g[0])||t[t.length-1],l,c,h,u,d,f;return n.map(g=>{let x=i(g),p=x.getFullYear(),m=x.getMonth(),_=x.getDate(),w=x.getHours(),b=x.getMinutes(),C=x.getSeconds(),A=p!=l&&a[2]||m!=c&&a[3]||_!=h&&a[4]||w!=u&&a[5]||b!=d&&a[6]||C!=f&&a[7]||a[1];return l=p,c=m,h=_,u=w,d=b,f=C,A(x)})}}function TE(i,t){let e=Kf(t);return(n,s,r,o,a)=>s.map(l=>e(i(l)))}function Pf(i,t,e){return new Date(i,t,e)}function W0(i,t){return t(i)}var AE="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function X0(i,t){return(e,n,s,r)=>r==null?Wf:t(i(n))}function CE(i,t){let e=i.series[t];return e.width?e.stroke(i,t):e.points.width?e.points.stroke(i,t):null}function RE(i,t){return i.series[t].fill(i,t)}var PE={show:!0,live:!0,isolate:!1,mount:Z1,markers:{show:!0,width:2,stroke:CE,fill:RE,dash:"solid"},idx:null,idxs:null,values:[]};function IE(i,t){let e=i.cursor.points,n=Ri(),s=e.size(i,t);Qe(n,hl,s),Qe(n,ul,s);let r=s/-2;Qe(n,"marginLeft",r),Qe(n,"marginTop",r);let o=e.width(i,t,s);return o&&Qe(n,"borderWidth",o),n}function LE(i,t){let e=i.series[t].points;return e._fill||e._stroke}function DE(i,t){let e=i.series[t].points;return e._stroke||e._fill}function NE(i,t){return i.series[t].points.size}var If=[0,0];function FE(i,t,e){return If[0]=t,If[1]=e,If}function Kh(i,t,e,n=!0){return s=>{s.button==0&&(!n||s.target==t)&&e(s)}}function Lf(i,t,e,n=!0){return s=>{(!n||s.target==t)&&e(s)}}var UE={show:!0,x:!0,y:!0,lock:!1,move:FE,points:{one:!1,show:IE,size:NE,width:0,stroke:DE,fill:LE},bind:{mousedown:Kh,mouseup:Kh,click:Kh,dblclick:Kh,mousemove:Lf,mouseleave:Lf,mouseenter:Lf},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(i,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(i,t,e,n,s)=>n-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},E_={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},jf=Sn({},E_,{filter:u_}),T_=Sn({},jf,{size:10}),A_=Sn({},E_,{show:!1}),Qf='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',C_="bold "+Qf,R_=1.5,q0={show:!0,scale:"x",stroke:Hf,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:C_,side:2,grid:jf,ticks:T_,border:A_,font:Qf,lineGap:R_,rotate:0},OE="Value",kE="Time",Y0={show:!0,scale:"x",auto:!1,sorted:1,min:We,max:-We,idxs:[]};function BE(i,t,e,n,s){return t.map(r=>r==null?"":$f(r))}function zE(i,t,e,n,s,r,o){let a=[],l=lr.get(s)||0;e=o?e:Xe(iu(e,s),l);for(let c=e;c<=n;c=Xe(c+s,l))a.push(Object.is(c,-0)?0:c);return a}function kf(i,t,e,n,s,r,o){let a=[],l=i.scales[i.axes[t].scale].log,c=l==10?Is:l_,h=bi(c(e));s=ko(l,h),l==10&&(s=Cr[Xi(s,Cr)]);let u=e,d=s*l;l==10&&(d=Cr[Xi(d,Cr)]);do a.push(u),u=u+s,l==10&&!lr.has(u)&&(u=Xe(u,lr.get(s))),u>=d&&(s=u,d=s*l,l==10&&(d=Cr[Xi(d,Cr)]));while(u<=n);return a}function VE(i,t,e,n,s,r,o){let l=i.scales[i.axes[t].scale].asinh,c=n>l?kf(i,t,ri(l,e),n,s):[l],h=n>=0&&e<=0?[0]:[];return(e<-l?kf(i,t,ri(l,-n),-e,s):[l]).reverse().map(d=>-d).concat(h,c)}var P_=/./,GE=/[12357]/,HE=/[125]/,$0=/1/,Bf=(i,t,e,n)=>i.map((s,r)=>t==4&&s==0||r%n==0&&e.test(s.toExponential()[s<0?1:0])?s:null);function WE(i,t,e,n,s){let r=i.axes[e],o=r.scale,a=i.scales[o],l=i.valToPos,c=r._space,h=l(10,o),u=l(9,o)-h>=c?P_:l(7,o)-h>=c?GE:l(5,o)-h>=c?HE:$0;if(u==$0){let d=Cn(l(1,o)-h);if(d<c)return Bf(t.slice().reverse(),a.distr,u,Pi(c/d)).reverse()}return Bf(t,a.distr,u,1)}function XE(i,t,e,n,s){let r=i.axes[e],o=r.scale,a=r._space,l=i.valToPos,c=Cn(l(1,o)-l(2,o));return c<a?Bf(t.slice().reverse(),3,P_,Pi(a/c)).reverse():t}function qE(i,t,e,n){return n==null?Wf:t==null?"":$f(t)}var Z0={show:!0,scale:"y",stroke:Hf,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:C_,side:3,grid:jf,ticks:T_,border:A_,font:Qf,lineGap:R_,rotate:0};function YE(i,t){let e=3+(i||1)*2;return Xe(e*t,3)}function $E(i,t){let{scale:e,idxs:n}=i.series[0],s=i._data[0],r=i.valToPos(s[n[0]],e,!0),o=i.valToPos(s[n[1]],e,!0),a=Cn(o-r),l=i.series[t],c=a/(l.points.space*Pe);return n[1]-n[0]<=c}var K0={scale:null,auto:!0,sorted:0,min:We,max:-We},I_=(i,t,e,n,s)=>s,J0={show:!0,auto:!0,sorted:0,gaps:I_,alpha:1,facets:[Sn({},K0,{scale:"x"}),Sn({},K0,{scale:"y"})]},j0={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:I_,alpha:1,points:{show:$E,filter:null},values:null,min:We,max:-We,idxs:[],path:null,clip:null};function ZE(i,t,e,n,s){return e/10}var L_={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},KE=Sn({},L_,{time:!1,ori:1}),Q0={};function D_(i,t){let e=Q0[i];return e||(e={key:i,plots:[],sub(n){e.plots.push(n)},unsub(n){e.plots=e.plots.filter(s=>s!=n)},pub(n,s,r,o,a,l,c){for(let h=0;h<e.plots.length;h++)e.plots[h]!=s&&e.plots[h].pub(n,s,r,o,a,l,c)}},i!=null&&(Q0[i]=e)),e}var Vo=1,zf=2;function Lr(i,t,e){let n=i.mode,s=i.series[t],r=n==2?i._data[t]:i._data,o=i.scales,a=i.bbox,l=r[0],c=n==2?r[1]:r[t],h=n==2?o[s.facets[0].scale]:o[i.series[0].scale],u=n==2?o[s.facets[1].scale]:o[s.scale],d=a.left,f=a.top,g=a.width,x=a.height,p=i.valToPosH,m=i.valToPosV;return h.ori==0?e(s,l,c,h,u,p,m,d,f,g,x,ou,Ho,lu,F_,O_):e(s,l,c,h,u,m,p,f,d,x,g,au,Wo,np,U_,k_)}function tp(i,t){let e=0,n=0,s=Ce(i.bands,Zf);for(let r=0;r<s.length;r++){let o=s[r];o.series[0]==t?e=o.dir:o.series[1]==t&&(o.dir==1?n|=1:n|=2)}return[e,n==1?-1:n==2?1:n==3?2:0]}function JE(i,t,e,n,s){let r=i.mode,o=i.series[t],a=r==2?o.facets[1].scale:o.scale,l=i.scales[a];return s==-1?l.min:s==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function Ls(i,t,e,n,s,r){return Lr(i,t,(o,a,l,c,h,u,d,f,g,x,p)=>{let m=o.pxRound,_=c.dir*(c.ori==0?1:-1),w=c.ori==0?Ho:Wo,b,C;_==1?(b=e,C=n):(b=n,C=e);let A=m(u(a[b],c,x,f)),v=m(d(l[b],h,p,g)),E=m(u(a[C],c,x,f)),O=m(d(r==1?h.max:h.min,h,p,g)),P=new Path2D(s);return w(P,E,O),w(P,A,O),w(P,A,v),P})}function ru(i,t,e,n,s,r){let o=null;if(i.length>0){o=new Path2D;let a=t==0?lu:np,l=e;for(let u=0;u<i.length;u++){let d=i[u];if(d[1]>d[0]){let f=d[0]-l;f>0&&a(o,l,n,f,n+r),l=d[1]}}let c=e+s-l,h=10;c>0&&a(o,l,n-h/2,c,n+r+h)}return o}function jE(i,t,e){let n=i[i.length-1];n&&n[0]==t?n[1]=e:i.push([t,e])}function ep(i,t,e,n,s,r,o){let a=[],l=i.length;for(let c=s==1?e:n;c>=e&&c<=n;c+=s)if(t[c]===null){let u=c,d=c;if(s==1)for(;++c<=n&&t[c]===null;)d=c;else for(;--c>=e&&t[c]===null;)d=c;let f=r(i[u]),g=d==u?f:r(i[d]),x=u-s;f=o<=0&&x>=0&&x<l?r(i[x]):f;let m=d+s;g=o>=0&&m>=0&&m<l?r(i[m]):g,g>=f&&a.push([f,g])}return a}function t_(i){return i==0?h_:i==1?An:t=>Ar(t,i)}function N_(i){let t=i==0?ou:au,e=i==0?(s,r,o,a,l,c)=>{s.arcTo(r,o,a,l,c)}:(s,r,o,a,l,c)=>{s.arcTo(o,r,l,a,c)},n=i==0?(s,r,o,a,l)=>{s.rect(r,o,a,l)}:(s,r,o,a,l)=>{s.rect(o,r,l,a)};return(s,r,o,a,l,c=0,h=0)=>{c==0&&h==0?n(s,r,o,a,l):(c=qi(c,a/2,l/2),h=qi(h,a/2,l/2),t(s,r+c,o),e(s,r+a,o,r+a,o+l,c),e(s,r+a,o+l,r,o+l,h),e(s,r,o+l,r,o,h),e(s,r,o,r+a,o,c),s.closePath())}}var ou=(i,t,e)=>{i.moveTo(t,e)},au=(i,t,e)=>{i.moveTo(e,t)},Ho=(i,t,e)=>{i.lineTo(t,e)},Wo=(i,t,e)=>{i.lineTo(e,t)},lu=N_(0),np=N_(1),F_=(i,t,e,n,s,r)=>{i.arc(t,e,n,s,r)},U_=(i,t,e,n,s,r)=>{i.arc(e,t,n,s,r)},O_=(i,t,e,n,s,r,o)=>{i.bezierCurveTo(t,e,n,s,r,o)},k_=(i,t,e,n,s,r,o)=>{i.bezierCurveTo(e,t,s,n,o,r)};function B_(i){return(t,e,n,s,r)=>Lr(t,e,(o,a,l,c,h,u,d,f,g,x,p)=>{let{pxRound:m,points:_}=o,w,b;c.ori==0?(w=ou,b=F_):(w=au,b=U_);let C=Xe(_.width*Pe,3),A=(_.size-_.width)/2*Pe,v=Xe(A*2,3),E=new Path2D,O=new Path2D,{left:P,top:L,width:z,height:G}=t.bbox;lu(O,P-v,L-v,z+v*2,G+v*2);let N=X=>{if(l[X]!=null){let $=m(u(a[X],c,x,f)),W=m(d(l[X],h,p,g));w(E,$+A,W),b(E,$,W,A,0,Jh*2)}};if(r)r.forEach(N);else for(let X=n;X<=s;X++)N(X);return{stroke:C>0?E:null,fill:E,clip:O,flags:Vo|zf}})}function z_(i){return(t,e,n,s,r,o)=>{n!=s&&(r!=n&&o!=n&&i(t,e,n),r!=s&&o!=s&&i(t,e,s),i(t,e,o))}}var QE=z_(Ho),tT=z_(Wo);function V_(i){let t=Ce(i?.alignGaps,0);return(e,n,s,r)=>Lr(e,n,(o,a,l,c,h,u,d,f,g,x,p)=>{[s,r]=eu(l,s,r);let m=o.pxRound,_=G=>m(u(G,c,x,f)),w=G=>m(d(G,h,p,g)),b,C;c.ori==0?(b=Ho,C=QE):(b=Wo,C=tT);let A=c.dir*(c.ori==0?1:-1),v={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Vo},E=v.stroke,O=!1;if(r-s>=x*4){let G=ut=>e.posToVal(ut,c.key,!0),N=null,X=null,$,W,ct,J=_(a[A==1?s:r]),Q=_(a[s]),st=_(a[r]),dt=G(A==1?Q+1:st-1);for(let ut=A==1?s:r;ut>=s&&ut<=r;ut+=A){let tt=a[ut],yt=(A==1?tt<dt:tt>dt)?J:_(tt),Rt=l[ut];yt==J?Rt!=null?(W=Rt,N==null?(b(E,yt,w(W)),$=N=X=W):W<N?N=W:W>X&&(X=W)):Rt===null&&(O=!0):(N!=null&&C(E,J,w(N),w(X),w($),w(W)),Rt!=null?(W=Rt,b(E,yt,w(W)),N=X=$=W):(N=X=null,Rt===null&&(O=!0)),J=yt,dt=G(J+A))}N!=null&&N!=X&&ct!=J&&C(E,J,w(N),w(X),w($),w(W))}else for(let G=A==1?s:r;G>=s&&G<=r;G+=A){let N=l[G];N===null?O=!0:N!=null&&b(E,_(a[G]),w(N))}let[L,z]=tp(e,n);if(o.fill!=null||L!=0){let G=v.fill=new Path2D(E),N=o.fillTo(e,n,o.min,o.max,L),X=w(N),$=_(a[s]),W=_(a[r]);A==-1&&([W,$]=[$,W]),b(G,W,X),b(G,$,X)}if(!o.spanGaps){let G=[];O&&G.push(...ep(a,l,s,r,A,_,t)),v.gaps=G=o.gaps(e,n,s,r,G),v.clip=ru(G,c.ori,f,g,x,p)}return z!=0&&(v.band=z==2?[Ls(e,n,s,r,E,-1),Ls(e,n,s,r,E,1)]:Ls(e,n,s,r,E,z)),v})}function eT(i){let t=Ce(i.align,1),e=Ce(i.ascDesc,!1),n=Ce(i.alignGaps,0),s=Ce(i.extend,!1);return(r,o,a,l)=>Lr(r,o,(c,h,u,d,f,g,x,p,m,_,w)=>{[a,l]=eu(u,a,l);let b=c.pxRound,{left:C,width:A}=r.bbox,v=Q=>b(g(Q,d,_,p)),E=Q=>b(x(Q,f,w,m)),O=d.ori==0?Ho:Wo,P={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Vo},L=P.stroke,z=d.dir*(d.ori==0?1:-1),G=E(u[z==1?a:l]),N=v(h[z==1?a:l]),X=N,$=N;s&&t==-1&&($=C,O(L,$,G)),O(L,N,G);for(let Q=z==1?a:l;Q>=a&&Q<=l;Q+=z){let st=u[Q];if(st==null)continue;let dt=v(h[Q]),ut=E(st);t==1?O(L,dt,G):O(L,X,ut),O(L,dt,ut),G=ut,X=dt}let W=X;s&&t==1&&(W=C+A,O(L,W,G));let[ct,J]=tp(r,o);if(c.fill!=null||ct!=0){let Q=P.fill=new Path2D(L),st=c.fillTo(r,o,c.min,c.max,ct),dt=E(st);O(Q,W,dt),O(Q,$,dt)}if(!c.spanGaps){let Q=[];Q.push(...ep(h,u,a,l,z,v,n));let st=c.width*Pe/2,dt=e||t==1?st:-st,ut=e||t==-1?-st:st;Q.forEach(tt=>{tt[0]+=dt,tt[1]+=ut}),P.gaps=Q=c.gaps(r,o,a,l,Q),P.clip=ru(Q,d.ori,p,m,_,w)}return J!=0&&(P.band=J==2?[Ls(r,o,a,l,L,-1),Ls(r,o,a,l,L,1)]:Ls(r,o,a,l,L,J)),P})}function e_(i,t,e,n,s,r,o=We){if(i.length>1){let a=null;for(let l=0,c=1/0;l<i.length;l++)if(t[l]!==void 0){if(a!=null){let h=Cn(i[l]-i[a]);h<c&&(c=h,o=Cn(e(i[l],n,s,r)-e(i[a],n,s,r)))}a=l}}return o}function nT(i){i=i||pl;let t=Ce(i.size,[.6,We,1]),e=i.align||0,n=i.gap||0,s=i.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=Me(s),o=1-t[0],a=Ce(t[1],We),l=Ce(t[2],1),c=Ce(i.disp,pl),h=Ce(i.each,f=>{}),{fill:u,stroke:d}=c;return(f,g,x,p)=>Lr(f,g,(m,_,w,b,C,A,v,E,O,P,L)=>{let z=m.pxRound,G=e,N=n*Pe,X=a*Pe,$=l*Pe,W,ct;b.ori==0?[W,ct]=r(f,g):[ct,W]=r(f,g);let J=b.dir*(b.ori==0?1:-1),Q=b.ori==0?lu:np,st=b.ori==0?h:(It,Jt,le,wt,ze,Ht,Zt)=>{h(It,Jt,le,ze,wt,Zt,Ht)},dt=Ce(f.bands,Zf).find(It=>It.series[0]==g),ut=dt!=null?dt.dir:0,tt=m.fillTo(f,g,m.min,m.max,ut),gt=z(v(tt,C,L,O)),yt,Rt,Mt,Yt=P,ae=z(m.width*Pe),Xt=!1,ge=null,ue=null,re=null,tn=null;u!=null&&(ae==0||d!=null)&&(Xt=!0,ge=u.values(f,g,x,p),ue=new Map,new Set(ge).forEach(It=>{It!=null&&ue.set(It,new Path2D)}),ae>0&&(re=d.values(f,g,x,p),tn=new Map,new Set(re).forEach(It=>{It!=null&&tn.set(It,new Path2D)})));let{x0:qe,size:mn}=c;if(qe!=null&&mn!=null){G=1,_=qe.values(f,g,x,p),qe.unit==2&&(_=_.map(le=>f.posToVal(E+le*P,b.key,!0)));let It=mn.values(f,g,x,p);mn.unit==2?Rt=It[0]*P:Rt=A(It[0],b,P,E)-A(0,b,P,E),Yt=e_(_,w,A,b,P,E,Yt),Mt=Yt-Rt+N}else Yt=e_(_,w,A,b,P,E,Yt),Mt=Yt*o+N,Rt=Yt-Mt;Mt<1&&(Mt=0),ae>=Rt/2&&(ae=0),Mt<5&&(z=h_);let ke=Mt>0,Pn=Yt-Mt-(ke?ae:0);Rt=z(Of(Pn,$,X)),yt=(G==0?Rt/2:G==J?0:Rt)-G*J*((G==0?N/2:0)+(ke?ae/2:0));let we={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Mn=Xt?null:new Path2D,an=null;if(dt!=null)an=f.data[dt.series[1]];else{let{y0:It,y1:Jt}=c;It!=null&&Jt!=null&&(w=Jt.values(f,g,x,p),an=It.values(f,g,x,p))}let gn=W*Rt,B=ct*Rt;for(let It=J==1?x:p;It>=x&&It<=p;It+=J){let Jt=w[It];if(Jt==null)continue;if(an!=null){let q=an[It]??0;if(Jt-q==0)continue;gt=v(q,C,L,O)}let le=b.distr!=2||c!=null?_[It]:It,wt=A(le,b,P,E),ze=v(Ce(Jt,tt),C,L,O),Ht=z(wt-yt),Zt=z(ri(ze,gt)),R=z(qi(ze,gt)),S=Zt-R;if(Jt!=null){let q=Jt<0?B:gn,ht=Jt<0?gn:B;Xt?(ae>0&&re[It]!=null&&Q(tn.get(re[It]),Ht,R+bi(ae/2),Rt,ri(0,S-ae),q,ht),ge[It]!=null&&Q(ue.get(ge[It]),Ht,R+bi(ae/2),Rt,ri(0,S-ae),q,ht)):Q(Mn,Ht,R+bi(ae/2),Rt,ri(0,S-ae),q,ht),st(f,g,It,Ht-ae/2,R,Rt+ae,S)}}return ae>0?we.stroke=Xt?tn:Mn:Xt||(we._fill=m.width==0?m._fill:m._stroke??m._fill,we.width=0),we.fill=Xt?ue:Mn,we})}function iT(i,t){let e=Ce(t?.alignGaps,0);return(n,s,r,o)=>Lr(n,s,(a,l,c,h,u,d,f,g,x,p,m)=>{[r,o]=eu(c,r,o);let _=a.pxRound,w=W=>_(d(W,h,p,g)),b=W=>_(f(W,u,m,x)),C,A,v;h.ori==0?(C=ou,v=Ho,A=O_):(C=au,v=Wo,A=k_);let E=h.dir*(h.ori==0?1:-1),O=w(l[E==1?r:o]),P=O,L=[],z=[];for(let W=E==1?r:o;W>=r&&W<=o;W+=E)if(c[W]!=null){let J=l[W],Q=w(J);L.push(P=Q),z.push(b(c[W]))}let G={stroke:i(L,z,C,v,A,_),fill:null,clip:null,band:null,gaps:null,flags:Vo},N=G.stroke,[X,$]=tp(n,s);if(a.fill!=null||X!=0){let W=G.fill=new Path2D(N),ct=a.fillTo(n,s,a.min,a.max,X),J=b(ct);v(W,P,J),v(W,O,J)}if(!a.spanGaps){let W=[];W.push(...ep(l,c,r,o,E,w,e)),G.gaps=W=a.gaps(n,s,r,o,W),G.clip=ru(W,h.ori,g,x,p,m)}return $!=0&&(G.band=$==2?[Ls(n,s,r,o,N,-1),Ls(n,s,r,o,N,1)]:Ls(n,s,r,o,N,$)),G})}function sT(i){return iT(rT,i)}function rT(i,t,e,n,s,r){let o=i.length;if(o<2)return null;let a=new Path2D;if(e(a,i[0],t[0]),o==2)n(a,i[1],t[1]);else{let l=Array(o),c=Array(o-1),h=Array(o-1),u=Array(o-1);for(let d=0;d<o-1;d++)h[d]=t[d+1]-t[d],u[d]=i[d+1]-i[d],c[d]=h[d]/u[d];l[0]=c[0];for(let d=1;d<o-1;d++)c[d]===0||c[d-1]===0||c[d-1]>0!=c[d]>0?l[d]=0:(l[d]=3*(u[d-1]+u[d])/((2*u[d]+u[d-1])/c[d-1]+(u[d]+2*u[d-1])/c[d]),isFinite(l[d])||(l[d]=0));l[o-1]=c[o-2];for(let d=0;d<o-1;d++)s(a,i[d]+u[d]/3,t[d]+l[d]*u[d]/3,i[d+1]-u[d]/3,t[d+1]-l[d+1]*u[d]/3,i[d+1],t[d+1])}return a}var Vf=new Set;function n_(){for(let i of Vf)i.syncRect(!0)}Go&&(Pr(B1,Oo,n_),Pr(z1,Oo,n_,!0),Pr(jh,Oo,()=>{Vn.pxRatio=Pe}));var oT=V_(),aT=B_();function i_(i,t,e,n){return(n?[i[0],i[1]].concat(i.slice(2)):[i[0]].concat(i.slice(1))).map((r,o)=>Gf(r,o,t,e))}function lT(i,t){return i.map((e,n)=>n==0?{}:Sn({},t,e))}function Gf(i,t,e,n){return Sn({},t==0?e:n,i)}function G_(i,t,e){return t==null?Bo:[t,e]}var cT=G_;function hT(i,t,e){return t==null?Bo:Qh(t,e,Yf,!0)}function H_(i,t,e,n){return t==null?Bo:nu(t,e,i.scales[n].log,!1)}var uT=H_;function W_(i,t,e,n){return t==null?Bo:qf(t,e,i.scales[n].log,!1)}var dT=W_;function fT(i,t,e,n,s){let r=ri(F0(i),F0(t)),o=t-i,a=Xi(s/n*o,e);do{let l=e[a],c=n*l/o;if(c>=s&&r+(l<5?lr.get(l):0)<=17)return[l,c]}while(++a<e.length);return[0,0]}function s_(i){let t,e;return i=i.replace(/(\d+)px/,(n,s)=>(t=An((e=+s)*Pe))+"px"),[i,t,e]}function pT(i){i.show&&[i.font,i.labelFont].forEach(t=>{let e=Xe(t[2]*Pe,1);t[0]=t[0].replace(/[0-9.]+px/,e+"px"),t[1]=e})}function Vn(i,t,e){let n={mode:Ce(i.mode,1)},s=n.mode;function r(y,M,I,D){let H=M.valToPct(y);return D+I*(M.dir==-1?1-H:H)}function o(y,M,I,D){let H=M.valToPct(y);return D+I*(M.dir==-1?H:1-H)}function a(y,M,I,D){return M.ori==0?r(y,M,I,D):o(y,M,I,D)}n.valToPosH=r,n.valToPosV=o;let l=!1;n.status=0;let c=n.root=Ri(b1);if(i.id!=null&&(c.id=i.id),xi(c,i.class),i.title){let y=Ri(w1,c);y.textContent=i.title}let h=Wi("canvas"),u=n.ctx=h.getContext("2d"),d=Ri(E1,c);Pr("click",d,y=>{y.target===g&&(Ze!=Br||en!=zr)&&On.click(n,y)},!0);let f=n.under=Ri(T1,d);d.appendChild(h);let g=n.over=Ri(A1,d);i=zo(i);let x=+Ce(i.pxAlign,1),p=t_(x);(i.plugins||[]).forEach(y=>{y.opts&&(i=y.opts(n,i)||i)});let m=i.ms||.001,_=n.series=s==1?i_(i.series||[],Y0,j0,!1):lT(i.series||[null],J0),w=n.axes=i_(i.axes||[],q0,Z0,!0),b=n.scales={},C=n.bands=i.bands||[];C.forEach(y=>{y.fill=Me(y.fill||null),y.dir=Ce(y.dir,-1)});let A=s==2?_[1].facets[0].scale:_[0].scale,v={axes:ps,series:ve},E=(i.drawOrder||["axes","series"]).map(y=>v[y]);function O(y){let M=y.distr==3?I=>Is(I>0?I:y.clamp(n,I,y.min,y.max,y.key)):y.distr==4?I=>Rf(I,y.asinh):y.distr==100?I=>y.fwd(I):I=>I;return I=>{let D=M(I),{_min:H,_max:K}=y,at=K-H;return(D-H)/at}}function P(y){let M=b[y];if(M==null){let I=(i.scales||pl)[y]||pl;if(I.from!=null){P(I.from);let D=Sn({},b[I.from],I,{key:y});D.valToPct=O(D),b[y]=D}else{M=b[y]=Sn({},y==A?L_:KE,I),M.key=y;let D=M.time,H=M.range,K=ar(H);if((y!=A||s==2&&!D)&&(K&&(H[0]==null||H[1]==null)&&(H={min:H[0]==null?L0:{mode:1,hard:H[0],soft:H[0]},max:H[1]==null?L0:{mode:1,hard:H[1],soft:H[1]}},K=!1),!K&&su(H))){let at=H;H=(ft,bt,Ft)=>bt==null?Bo:Qh(bt,Ft,at)}M.range=Me(H||(D?cT:y==A?M.distr==3?uT:M.distr==4?dT:G_:M.distr==3?H_:M.distr==4?W_:hT)),M.auto=Me(K?!1:M.auto),M.clamp=Me(M.clamp||ZE),M._min=M._max=null,M.valToPct=O(M)}}}P("x"),P("y"),s==1&&_.forEach(y=>{P(y.scale)}),w.forEach(y=>{P(y.scale)});for(let y in i.scales)P(y);let L=b[A],z=L.distr,G,N;L.ori==0?(xi(c,S1),G=r,N=o):(xi(c,M1),G=o,N=r);let X={};for(let y in b){let M=b[y];(M.min!=null||M.max!=null)&&(X[y]={min:M.min,max:M.max},M.min=M.max=null)}let $=i.tzDate||(y=>new Date(An(y/m))),W=i.fmtDate||Kf,ct=m==1?SE($):EE($),J=H0($,G0(m==1?bE:wE,W)),Q=X0($,W0(AE,W)),st=[],dt=n.legend=Sn({},PE,i.legend),ut=n.cursor=Sn({},UE,{drag:{y:s==2}},i.cursor),tt=dt.show,gt=ut.show,yt=dt.markers;dt.idxs=st,yt.width=Me(yt.width),yt.dash=Me(yt.dash),yt.stroke=Me(yt.stroke),yt.fill=Me(yt.fill);let Rt,Mt,Yt,ae=[],Xt=[],ge,ue=!1,re={};if(dt.live){let y=_[1]?_[1].values:null;ue=y!=null,ge=ue?y(n,1,0):{_:0};for(let M in ge)re[M]=Wf}if(tt)if(Rt=Wi("table",D1,c),Yt=Wi("tbody",null,Rt),dt.mount(n,Rt),ue){Mt=Wi("thead",null,Rt,Yt);let y=Wi("tr",null,Mt);Wi("th",null,y);for(var tn in ge)Wi("th",y0,y).textContent=tn}else xi(Rt,F1),dt.live&&xi(Rt,N1);let qe={show:!0},mn={show:!1};function ke(y,M){if(M==0&&(ue||!dt.live||s==2))return Bo;let I=[],D=Wi("tr",U1,Yt,Yt.childNodes[M]);xi(D,y.class),y.show||xi(D,Rr);let H=Wi("th",null,D);if(yt.show){let ft=Ri(O1,H);if(M>0){let bt=yt.width(n,M);bt&&(ft.style.border=bt+"px "+yt.dash(n,M)+" "+yt.stroke(n,M)),ft.style.background=yt.fill(n,M)}}let K=Ri(y0,H);y.label instanceof HTMLElement?K.appendChild(y.label):K.textContent=y.label,M>0&&(yt.show||(K.style.color=y.width>0?yt.stroke(n,M):yt.fill(n,M)),we("click",H,ft=>{if(ut._lock)return;Qt(ft);let bt=_.indexOf(y);if((ft.ctrlKey||ft.metaKey)!=dt.isolate){let Ft=_.some((Ot,Bt)=>Bt>0&&Bt!=bt&&Ot.show);_.forEach((Ot,Bt)=>{Bt>0&&Ki(Bt,Ft?Bt==bt?qe:mn:qe,!0,xn.setSeries)})}else Ki(bt,{show:!y.show},!0,xn.setSeries)},!1),te&&we(M0,H,ft=>{ut._lock||(Qt(ft),Ki(_.indexOf(y),Gr,!0,xn.setSeries))},!1));for(var at in ge){let ft=Wi("td",k1,D);ft.textContent="--",I.push(ft)}return[D,I]}let Pn=new Map;function we(y,M,I,D=!0){let H=Pn.get(M)||{},K=ut.bind[y](n,M,I,D);K&&(Pr(y,M,H[y]=K),Pn.set(M,H))}function Mn(y,M,I){let D=Pn.get(M)||{};for(let H in D)(y==null||H==y)&&(Uf(H,M,D[H]),delete D[H]);y==null&&Pn.delete(M)}let an=0,gn=0,B=0,It=0,Jt=0,le=0,wt=Jt,ze=le,Ht=B,Zt=It,R=0,S=0,q=0,ht=0;n.bbox={};let ot=!1,vt=!1,xt=!1,et=!1,it=!1,mt=!1;function k(y,M,I){(I||y!=n.width||M!=n.height)&&rt(y,M),de(!1),xt=!0,vt=!0,Gn()}function rt(y,M){n.width=an=B=y,n.height=gn=It=M,Jt=le=0,St(),qt();let I=n.bbox;R=I.left=Ar(Jt*Pe,.5),S=I.top=Ar(le*Pe,.5),q=I.width=Ar(B*Pe,.5),ht=I.height=Ar(It*Pe,.5)}let nt=3;function Et(){let y=!1,M=0;for(;!y;){M++;let I=Ur(M),D=Zi(M);y=M==nt||I&&D,y||(rt(n.width,n.height),vt=!0)}}function _t({width:y,height:M}){k(y,M)}n.setSize=_t;function St(){let y=!1,M=!1,I=!1,D=!1;w.forEach((H,K)=>{if(H.show&&H._show){let{side:at,_size:ft}=H,bt=at%2,Ft=H.label!=null?H.labelSize:0,Ot=ft+Ft;Ot>0&&(bt?(B-=Ot,at==3?(Jt+=Ot,D=!0):I=!0):(It-=Ot,at==0?(le+=Ot,y=!0):M=!0))}}),Yi[0]=y,Yi[1]=I,Yi[2]=M,Yi[3]=D,B-=Li[1]+Li[3],Jt+=Li[3],It-=Li[2]+Li[0],le+=Li[0]}function qt(){let y=Jt+B,M=le+It,I=Jt,D=le;function H(K,at){switch(K){case 1:return y+=at,y-at;case 2:return M+=at,M-at;case 3:return I-=at,I+at;case 0:return D-=at,D+at}}w.forEach((K,at)=>{if(K.show&&K._show){let ft=K.side;K._pos=H(ft,K._size),K.label!=null&&(K._lpos=H(ft,K.labelSize))}})}if(ut.dataIdx==null){let y=ut.hover,M=y.skip=new Set(y.skip??[]);M.add(void 0);let I=y.prox=Me(y.prox),D=y.bias??=0;ut.dataIdx=(H,K,at,ft)=>{if(K==0)return at;let bt=at,Ft=I(H,K,at,ft)??We,Ot=Ft>=0&&Ft<We,Bt=L.ori==0?B:It,oe=ut.left,Re=t[0],Ae=t[K];if(M.has(Ae[at])){bt=null;let ye=null,jt=null,$t;if(D==0||D==-1)for($t=at;ye==null&&$t-- >0;)M.has(Ae[$t])||(ye=$t);if(D==0||D==1)for($t=at;jt==null&&$t++<Ae.length;)M.has(Ae[$t])||(jt=$t);if(ye!=null||jt!=null)if(Ot){let Je=ye==null?-1/0:G(Re[ye],L,Bt,0),hn=jt==null?1/0:G(Re[jt],L,Bt,0),Nn=oe-Je,Be=hn-oe;Nn<=Be?Nn<=Ft&&(bt=ye):Be<=Ft&&(bt=jt)}else bt=jt==null?ye:ye==null?jt:at-ye<=jt-at?ye:jt}else Ot&&Cn(oe-G(Re[at],L,Bt,0))>Ft&&(bt=null);return bt}}let Qt=y=>{ut.event=y};ut.idxs=st,ut._lock=!1;let lt=ut.points;lt.show=Me(lt.show),lt.size=Me(lt.size),lt.stroke=Me(lt.stroke),lt.width=Me(lt.width),lt.fill=Me(lt.fill);let zt=n.focus=Sn({},i.focus||{alpha:.3},ut.focus),te=zt.prox>=0,Pt=te&&lt.one,he=[],$e=[],Zn=[];function qo(y,M){let I=lt.show(n,M);if(I instanceof HTMLElement)return xi(I,L1),xi(I,y.class),hs(I,-10,-10,B,It),g.insertBefore(I,he[M]),I}function Dr(y,M){if(s==1||M>0){let I=s==1&&b[y.scale].time,D=y.value;y.value=I?k0(D)?X0($,W0(D,W)):D||Q:D||qE,y.label=y.label||(I?kE:OE)}if(Pt||M>0){y.width=y.width==null?1:y.width,y.paths=y.paths||oT||K1,y.fillTo=Me(y.fillTo||JE),y.pxAlign=+Ce(y.pxAlign,x),y.pxRound=t_(y.pxAlign),y.stroke=Me(y.stroke||null),y.fill=Me(y.fill||null),y._stroke=y._fill=y._paths=y._focus=null;let I=YE(ri(1,y.width),1),D=y.points=Sn({},{size:I,width:ri(1,I*.2),stroke:y.stroke,space:I*2,paths:aT,_stroke:null,_fill:null},y.points);D.show=Me(D.show),D.filter=Me(D.filter),D.fill=Me(D.fill),D.stroke=Me(D.stroke),D.paths=Me(D.paths),D.pxAlign=y.pxAlign}if(tt){let I=ke(y,M);ae.splice(M,0,I[0]),Xt.splice(M,0,I[1]),dt.values.push(null)}if(gt){st.splice(M,0,null);let I=null;Pt?M==0&&(I=qo(y,M)):M>0&&(I=qo(y,M)),he.splice(M,0,I),$e.splice(M,0,0),Zn.splice(M,0,0)}Dn("addSeries",M)}function Lu(y,M){M=M??_.length,y=s==1?Gf(y,M,Y0,j0):Gf(y,M,{},J0),_.splice(M,0,y),Dr(_[M],M)}n.addSeries=Lu;function Sl(y){if(_.splice(y,1),tt){dt.values.splice(y,1),Xt.splice(y,1);let M=ae.splice(y,1)[0];Mn(null,M.firstChild),M.remove()}gt&&(st.splice(y,1),he.splice(y,1)[0].remove(),$e.splice(y,1),Zn.splice(y,1)),Dn("delSeries",y)}n.delSeries=Sl;let Yi=[!1,!1,!1,!1];function us(y,M){if(y._show=y.show,y.show){let I=y.side%2,D=b[y.scale];D==null&&(y.scale=I?_[1].scale:A,D=b[y.scale]);let H=D.time;y.size=Me(y.size),y.space=Me(y.space),y.rotate=Me(y.rotate),ar(y.incrs)&&y.incrs.forEach(at=>{!lr.has(at)&&lr.set(at,f_(at))}),y.incrs=Me(y.incrs||(D.distr==2?vE:H?m==1?xE:ME:Cr)),y.splits=Me(y.splits||(H&&D.distr==1?ct:D.distr==3?kf:D.distr==4?VE:zE)),y.stroke=Me(y.stroke),y.grid.stroke=Me(y.grid.stroke),y.ticks.stroke=Me(y.ticks.stroke),y.border.stroke=Me(y.border.stroke);let K=y.values;y.values=ar(K)&&!ar(K[0])?Me(K):H?ar(K)?H0($,G0(K,W)):k0(K)?TE($,K):K||J:K||BE,y.filter=Me(y.filter||(D.distr>=3&&D.log==10?WE:D.distr==3&&D.log==2?XE:u_)),y.font=s_(y.font),y.labelFont=s_(y.labelFont),y._size=y.size(n,null,M,0),y._space=y._rotate=y._incrs=y._found=y._splits=y._values=null,y._size>0&&(Yi[M]=!0,y._el=Ri(C1,d))}}function ds(y,M,I,D){let[H,K,at,ft]=I,bt=M%2,Ft=0;return bt==0&&(ft||K)&&(Ft=M==0&&!H||M==2&&!at?An(q0.size/3):0),bt==1&&(H||at)&&(Ft=M==1&&!K||M==3&&!ft?An(Z0.size/2):0),Ft}let Yo=n.padding=(i.padding||[ds,ds,ds,ds]).map(y=>Me(Ce(y,ds))),Li=n._padding=Yo.map((y,M)=>y(n,M,Yi,0)),ln,fn=null,pn=null,$i=s==1?_[0].idxs:null,li=null,Ds=!1;function $o(y,M){if(t=y??[],n.data=n._data=t,s==2){ln=0;for(let I=1;I<_.length;I++)ln+=t[I][0].length}else{t.length==0&&(n.data=n._data=t=[[]]),li=t[0],ln=li.length;let I=t;if(z==2){I=t.slice();let D=I[0]=Array(ln);for(let H=0;H<ln;H++)D[H]=H}n._data=t=I}if(de(!0),Dn("setData"),z==2&&(xt=!0),M!==!1){let I=L;I.auto(n,Ds)?Zo():Us(A,I.min,I.max),et=et||ut.left>=0,mt=!0,Gn()}}n.setData=$o;function Zo(){Ds=!0;let y,M;s==1&&(ln>0?(fn=$i[0]=0,pn=$i[1]=ln-1,y=t[0][fn],M=t[0][pn],z==2?(y=fn,M=pn):y==M&&(z==3?[y,M]=nu(y,y,L.log,!1):z==4?[y,M]=qf(y,y,L.log,!1):L.time?M=y+An(86400/m):[y,M]=Qh(y,M,Yf,!0))):(fn=$i[0]=y=null,pn=$i[1]=M=null)),Us(A,y,M)}let Nr,Ns,Fr,T,V,j,Y,Z,Tt,Lt;function At(y,M,I,D,H,K){y??=b0,I??=Zf,D??="butt",H??=b0,K??="round",y!=Nr&&(u.strokeStyle=Nr=y),H!=Ns&&(u.fillStyle=Ns=H),M!=Fr&&(u.lineWidth=Fr=M),K!=V&&(u.lineJoin=V=K),D!=j&&(u.lineCap=j=D),I!=T&&u.setLineDash(T=I)}function Dt(y,M,I,D){M!=Ns&&(u.fillStyle=Ns=M),y!=Y&&(u.font=Y=y),I!=Z&&(u.textAlign=Z=I),D!=Tt&&(u.textBaseline=Tt=D)}function Gt(y,M,I,D,H=0){if(D.length>0&&y.auto(n,Ds)&&(M==null||M.min==null)){let K=Ce(fn,0),at=Ce(pn,D.length-1),ft=I.min==null?W1(D,K,at,H,y.distr==3):[I.min,I.max];y.min=qi(y.min,I.min=ft[0]),y.max=ri(y.max,I.max=ft[1])}}let ie={min:null,max:null};function _e(){for(let D in b){let H=b[D];X[D]==null&&(H.min==null||X[A]!=null&&H.auto(n,Ds))&&(X[D]=ie)}for(let D in b){let H=b[D];X[D]==null&&H.from!=null&&X[H.from]!=null&&(X[D]=ie)}X[A]!=null&&de(!0);let y={};for(let D in X){let H=X[D];if(H!=null){let K=y[D]=zo(b[D],Q1);if(H.min!=null)Sn(K,H);else if(D!=A||s==2)if(ln==0&&K.from==null){let at=K.range(n,null,null,D);K.min=at[0],K.max=at[1]}else K.min=We,K.max=-We}}if(ln>0){_.forEach((D,H)=>{if(s==1){let K=D.scale,at=X[K];if(at==null)return;let ft=y[K];if(H==0){let bt=ft.range(n,ft.min,ft.max,K);ft.min=bt[0],ft.max=bt[1],fn=Xi(ft.min,t[0]),pn=Xi(ft.max,t[0]),pn-fn>1&&(t[0][fn]<ft.min&&fn++,t[0][pn]>ft.max&&pn--),D.min=li[fn],D.max=li[pn]}else D.show&&D.auto&&Gt(ft,at,D,t[H],D.sorted);D.idxs[0]=fn,D.idxs[1]=pn}else if(H>0&&D.show&&D.auto){let[K,at]=D.facets,ft=K.scale,bt=at.scale,[Ft,Ot]=t[H],Bt=y[ft],oe=y[bt];Bt!=null&&Gt(Bt,X[ft],K,Ft,K.sorted),oe!=null&&Gt(oe,X[bt],at,Ot,at.sorted),D.min=at.min,D.max=at.max}});for(let D in y){let H=y[D],K=X[D];if(H.from==null&&(K==null||K.min==null)){let at=H.range(n,H.min==We?null:H.min,H.max==-We?null:H.max,D);H.min=at[0],H.max=at[1]}}}for(let D in y){let H=y[D];if(H.from!=null){let K=y[H.from];if(K.min==null)H.min=H.max=null;else{let at=H.range(n,K.min,K.max,D);H.min=at[0],H.max=at[1]}}}let M={},I=!1;for(let D in y){let H=y[D],K=b[D];if(K.min!=H.min||K.max!=H.max){K.min=H.min,K.max=H.max;let at=K.distr;K._min=at==3?Is(K.min):at==4?Rf(K.min,K.asinh):at==100?K.fwd(K.min):K.min,K._max=at==3?Is(K.max):at==4?Rf(K.max,K.asinh):at==100?K.fwd(K.max):K.max,M[D]=I=!0}}if(I){_.forEach((D,H)=>{s==2?H>0&&M.y&&(D._paths=null):M[D.scale]&&(D._paths=null)});for(let D in M)xt=!0,Dn("setScale",D);gt&&ut.left>=0&&(et=mt=!0)}for(let D in X)X[D]=null}function Vt(y){let M=Of(fn-1,0,ln-1),I=Of(pn+1,0,ln-1);for(;y[M]==null&&M>0;)M--;for(;y[I]==null&&I<ln-1;)I++;return[M,I]}function ve(){if(ln>0){let y=_.some(M=>M._focus)&&Lt!=zt.alpha;y&&(u.globalAlpha=Lt=zt.alpha),_.forEach((M,I)=>{if(I>0&&M.show&&(rn(I,!1),rn(I,!0),M._paths==null)){let D=Lt;Lt!=M.alpha&&(u.globalAlpha=Lt=M.alpha);let H=s==2?[0,t[I][0].length-1]:Vt(t[I]);M._paths=M.paths(n,I,H[0],H[1]),Lt!=D&&(u.globalAlpha=Lt=D)}}),_.forEach((M,I)=>{if(I>0&&M.show){let D=Lt;Lt!=M.alpha&&(u.globalAlpha=Lt=M.alpha),M._paths!=null&&Ne(I,!1);{let H=M._paths!=null?M._paths.gaps:null,K=M.points.show(n,I,fn,pn,H),at=M.points.filter(n,I,K,H);(K||at)&&(M.points._paths=M.points.paths(n,I,fn,pn,at),Ne(I,!0))}Lt!=D&&(u.globalAlpha=Lt=D),Dn("drawSeries",I)}}),y&&(u.globalAlpha=Lt=1)}}function rn(y,M){let I=M?_[y].points:_[y];I._stroke=I.stroke(n,y),I._fill=I.fill(n,y)}function Ne(y,M){let I=M?_[y].points:_[y],{stroke:D,fill:H,clip:K,flags:at,_stroke:ft=I._stroke,_fill:bt=I._fill,_width:Ft=I.width}=I._paths;Ft=Xe(Ft*Pe,3);let Ot=null,Bt=Ft%2/2;M&&bt==null&&(bt=Ft>0?"#fff":ft);let oe=I.pxAlign==1&&Bt>0;if(oe&&u.translate(Bt,Bt),!M){let Re=R-Ft/2,Ae=S-Ft/2,ye=q+Ft,jt=ht+Ft;Ot=new Path2D,Ot.rect(Re,Ae,ye,jt)}M?kt(ft,Ft,I.dash,I.cap,bt,D,H,at,K):Fe(y,ft,Ft,I.dash,I.cap,bt,D,H,at,Ot,K),oe&&u.translate(-Bt,-Bt)}function Fe(y,M,I,D,H,K,at,ft,bt,Ft,Ot){let Bt=!1;bt!=0&&C.forEach((oe,Re)=>{if(oe.series[0]==y){let Ae=_[oe.series[1]],ye=t[oe.series[1]],jt=(Ae._paths||pl).band;ar(jt)&&(jt=oe.dir==1?jt[0]:jt[1]);let $t,Je=null;Ae.show&&jt&&q1(ye,fn,pn)?(Je=oe.fill(n,Re)||K,$t=Ae._paths.clip):jt=null,kt(M,I,D,H,Je,at,ft,bt,Ft,Ot,$t,jt),Bt=!0}}),Bt||kt(M,I,D,H,K,at,ft,bt,Ft,Ot)}let wn=Vo|zf;function kt(y,M,I,D,H,K,at,ft,bt,Ft,Ot,Bt){At(y,M,I,D,H),(bt||Ft||Bt)&&(u.save(),bt&&u.clip(bt),Ft&&u.clip(Ft)),Bt?(ft&wn)==wn?(u.clip(Bt),Ot&&u.clip(Ot),xe(H,at),_n(y,K,M)):ft&zf?(xe(H,at),u.clip(Bt),_n(y,K,M)):ft&Vo&&(u.save(),u.clip(Bt),Ot&&u.clip(Ot),xe(H,at),u.restore(),_n(y,K,M)):(xe(H,at),_n(y,K,M)),(bt||Ft||Bt)&&u.restore()}function _n(y,M,I){I>0&&(M instanceof Map?M.forEach((D,H)=>{u.strokeStyle=Nr=H,u.stroke(D)}):M!=null&&y&&u.stroke(M))}function xe(y,M){M instanceof Map?M.forEach((I,D)=>{u.fillStyle=Ns=D,u.fill(I)}):M!=null&&y&&u.fill(M)}function fs(y,M,I,D){let H=w[y],K;if(D<=0)K=[0,0];else{let at=H._space=H.space(n,y,M,I,D),ft=H._incrs=H.incrs(n,y,M,I,D,at);K=fT(M,I,ft,D,at)}return H._found=K}function vn(y,M,I,D,H,K,at,ft,bt,Ft){let Ot=at%2/2;x==1&&u.translate(Ot,Ot),At(ft,at,bt,Ft,ft),u.beginPath();let Bt,oe,Re,Ae,ye=H+(D==0||D==3?-K:K);I==0?(oe=H,Ae=ye):(Bt=H,Re=ye);for(let jt=0;jt<y.length;jt++)M[jt]!=null&&(I==0?Bt=Re=y[jt]:oe=Ae=y[jt],u.moveTo(Bt,oe),u.lineTo(Re,Ae));u.stroke(),x==1&&u.translate(-Ot,-Ot)}function Ur(y){let M=!0;return w.forEach((I,D)=>{if(!I.show)return;let H=b[I.scale];if(H.min==null){I._show&&(M=!1,I._show=!1,de(!1));return}else I._show||(M=!1,I._show=!0,de(!1));let K=I.side,at=K%2,{min:ft,max:bt}=H,[Ft,Ot]=fs(D,ft,bt,at==0?B:It);if(Ot==0)return;let Bt=H.distr==2,oe=I._splits=I.splits(n,D,ft,bt,Ft,Ot,Bt),Re=H.distr==2?oe.map($t=>li[$t]):oe,Ae=H.distr==2?li[oe[1]]-li[oe[0]]:Ft,ye=I._values=I.values(n,I.filter(n,Re,D,Ot,Ae),D,Ot,Ae);I._rotate=K==2?I.rotate(n,ye,D,Ot):0;let jt=I._size;I._size=Pi(I.size(n,ye,D,y)),jt!=null&&I._size!=jt&&(M=!1)}),M}function Zi(y){let M=!0;return Yo.forEach((I,D)=>{let H=I(n,D,Yi,y);H!=Li[D]&&(M=!1),Li[D]=H}),M}function ps(){for(let y=0;y<w.length;y++){let M=w[y];if(!M.show||!M._show)continue;let I=M.side,D=I%2,H,K,at=M.stroke(n,y),ft=I==0||I==3?-1:1,[bt,Ft]=M._found;if(M.label!=null){let jn=M.labelGap*ft,ui=An((M._lpos+jn)*Pe);Dt(M.labelFont[0],at,"center",I==2?"top":x0),u.save(),D==1?(H=K=0,u.translate(ui,An(S+ht/2)),u.rotate((I==3?-Jh:Jh)/2)):(H=An(R+q/2),K=ui);let ur=c_(M.label)?M.label(n,y,bt,Ft):M.label;u.fillText(ur,H,K),u.restore()}if(Ft==0)continue;let Ot=b[M.scale],Bt=D==0?q:ht,oe=D==0?R:S,Re=M._splits,Ae=Ot.distr==2?Re.map(jn=>li[jn]):Re,ye=Ot.distr==2?li[Re[1]]-li[Re[0]]:bt,jt=M.ticks,$t=M.border,Je=jt.show?jt.size:0,hn=An(Je*Pe),Nn=An((M.alignTo==2?M._size-Je-M.gap:M.gap)*Pe),Be=M._rotate*-Jh/180,un=p(M._pos*Pe),ci=(hn+Nn)*ft,Jn=un+ci;K=D==0?Jn:0,H=D==1?Jn:0;let Mi=M.font[0],Di=M.align==1?Fo:M.align==2?Tf:Be>0?Fo:Be<0?Tf:D==0?"center":I==3?Tf:Fo,ji=Be||D==1?"middle":I==2?"top":x0;Dt(Mi,at,Di,ji);let hi=M.font[1]*M.lineGap,wi=Re.map(jn=>p(a(jn,Ot,Bt,oe))),Ni=M._values;for(let jn=0;jn<Ni.length;jn++){let ui=Ni[jn];if(ui!=null){D==0?H=wi[jn]:K=wi[jn],ui=""+ui;let ur=ui.indexOf(`
`)==-1?[ui]:ui.split(/\n/gm);for(let Qn=0;Qn<ur.length;Qn++){let Fp=ur[Qn];Be?(u.save(),u.translate(H,K+Qn*hi),u.rotate(Be),u.fillText(Fp,0,0),u.restore()):u.fillText(Fp,H,K+Qn*hi)}}}jt.show&&vn(wi,jt.filter(n,Ae,y,Ft,ye),D,I,un,hn,Xe(jt.width*Pe,3),jt.stroke(n,y),jt.dash,jt.cap);let Qi=M.grid;Qi.show&&vn(wi,Qi.filter(n,Ae,y,Ft,ye),D,D==0?2:1,D==0?S:R,D==0?ht:q,Xe(Qi.width*Pe,3),Qi.stroke(n,y),Qi.dash,Qi.cap),$t.show&&vn([un],[1],D==0?1:0,D==0?1:2,D==1?S:R,D==1?ht:q,Xe($t.width*Pe,3),$t.stroke(n,y),$t.dash,$t.cap)}Dn("drawAxes")}function de(y){_.forEach((M,I)=>{I>0&&(M._paths=null,y&&(s==1?(M.min=null,M.max=null):M.facets.forEach(D=>{D.min=null,D.max=null})))})}let cn=!1,Kn=!1,Ue=[];function yn(){Kn=!1;for(let y=0;y<Ue.length;y++)Dn(...Ue[y]);Ue.length=0}function Gn(){cn||(oE(_p),cn=!0)}function Ml(y,M=!1){cn=!0,Kn=M,y(n),_p(),M&&Ue.length>0&&queueMicrotask(yn)}n.batch=Ml;function _p(){if(ot&&(_e(),ot=!1),xt&&(Et(),xt=!1),vt){if(Qe(f,Fo,Jt),Qe(f,"top",le),Qe(f,hl,B),Qe(f,ul,It),Qe(g,Fo,Jt),Qe(g,"top",le),Qe(g,hl,B),Qe(g,ul,It),Qe(d,hl,an),Qe(d,ul,gn),h.width=An(an*Pe),h.height=An(gn*Pe),w.forEach(({_el:y,_show:M,_size:I,_pos:D,side:H})=>{if(y!=null)if(M){let K=H===3||H===0?I:0,at=H%2==1;Qe(y,at?"left":"top",D-K),Qe(y,at?"width":"height",I),Qe(y,at?"top":"left",at?le:Jt),Qe(y,at?"height":"width",at?It:B),Ff(y,Rr)}else xi(y,Rr)}),Nr=Ns=Fr=V=j=Y=Z=Tt=T=null,Lt=1,jo(!0),Jt!=wt||le!=ze||B!=Ht||It!=Zt){de(!1);let y=B/Ht,M=It/Zt;if(gt&&!et&&ut.left>=0){ut.left*=y,ut.top*=M,Or&&hs(Or,An(ut.left),0,B,It),kr&&hs(kr,0,An(ut.top),B,It);for(let I=0;I<he.length;I++){let D=he[I];D!=null&&($e[I]*=y,Zn[I]*=M,hs(D,Pi($e[I]),Pi(Zn[I]),B,It))}}if(Ke.show&&!it&&Ke.left>=0&&Ke.width>0){Ke.left*=y,Ke.width*=y,Ke.top*=M,Ke.height*=M;for(let I in ku)Qe(Vr,I,Ke[I])}wt=Jt,ze=le,Ht=B,Zt=It}Dn("setSize"),vt=!1}an>0&&gn>0&&(u.clearRect(0,0,h.width,h.height),Dn("drawClear"),E.forEach(y=>y()),Dn("draw")),Ke.show&&it&&(wl(Ke),it=!1),gt&&et&&(hr(null,!0,!1),et=!1),dt.show&&dt.live&&mt&&(Uu(),mt=!1),l||(l=!0,n.status=1,Dn("ready")),Ds=!1,cn=!1}n.redraw=(y,M)=>{xt=M||!1,y!==!1?Us(A,L.min,L.max):Gn()};function Du(y,M){let I=b[y];if(I.from==null){if(ln==0){let D=I.range(n,M.min,M.max,y);M.min=D[0],M.max=D[1]}if(M.min>M.max){let D=M.min;M.min=M.max,M.max=D}if(ln>1&&M.min!=null&&M.max!=null&&M.max-M.min<1e-16)return;y==A&&I.distr==2&&ln>0&&(M.min=Xi(M.min,t[0]),M.max=Xi(M.max,t[0]),M.min==M.max&&M.max++),X[y]=M,ot=!0,Gn()}}n.setScale=Du;let Nu,Fu,Or,kr,vp,yp,Br,zr,xp,bp,Ze,en,Fs=!1,On=ut.drag,In=On.x,Ln=On.y;gt&&(ut.x&&(Nu=Ri(P1,g)),ut.y&&(Fu=Ri(I1,g)),L.ori==0?(Or=Nu,kr=Fu):(Or=Fu,kr=Nu),Ze=ut.left,en=ut.top);let Ke=n.select=Sn({show:!0,over:!0,left:0,width:0,top:0,height:0},i.select),Vr=Ke.show?Ri(R1,Ke.over?g:f):null;function wl(y,M){if(Ke.show){for(let I in y)Ke[I]=y[I],I in ku&&Qe(Vr,I,y[I]);M!==!1&&Dn("setSelect")}}n.setSelect=wl;function xv(y){if(_[y].show)tt&&Ff(ae[y],Rr);else if(tt&&xi(ae[y],Rr),gt){let I=Pt?he[0]:he[y];I!=null&&hs(I,-10,-10,B,It)}}function Us(y,M,I){Du(y,{min:M,max:I})}function Ki(y,M,I,D){M.focus!=null&&Ev(y),M.show!=null&&_.forEach((H,K)=>{K>0&&(y==K||y==null)&&(H.show=M.show,xv(K),s==2?(Us(H.facets[0].scale,null,null),Us(H.facets[1].scale,null,null)):Us(H.scale,null,null),Gn())}),I!==!1&&Dn("setSeries",y,M),D&&Qo("setSeries",n,y,M)}n.setSeries=Ki;function bv(y,M){Sn(C[y],M)}function Sv(y,M){y.fill=Me(y.fill||null),y.dir=Ce(y.dir,-1),M=M??C.length,C.splice(M,0,y)}function Mv(y){y==null?C.length=0:C.splice(y,1)}n.addBand=Sv,n.setBand=bv,n.delBand=Mv;function wv(y,M){_[y].alpha=M,gt&&he[y]!=null&&(he[y].style.opacity=M),tt&&ae[y]&&(ae[y].style.opacity=M)}let ms,Os,cr,Gr={focus:!0};function Ev(y){if(y!=cr){let M=y==null,I=zt.alpha!=1;_.forEach((D,H)=>{if(s==1||H>0){let K=M||H==0||H==y;D._focus=M?null:K,I&&wv(H,K?1:zt.alpha)}}),cr=y,I&&Gn()}}tt&&te&&we(w0,Rt,y=>{ut._lock||(Qt(y),cr!=null&&Ki(null,Gr,!0,xn.setSeries))});function Ji(y,M,I){let D=b[M];I&&(y=y/Pe-(D.ori==1?le:Jt));let H=B;D.ori==1&&(H=It,y=H-y),D.dir==-1&&(y=H-y);let K=D._min,at=D._max,ft=y/H,bt=K+(at-K)*ft,Ft=D.distr;return Ft==3?ko(10,bt):Ft==4?$1(bt,D.asinh):Ft==100?D.bwd(bt):bt}function Tv(y,M){let I=Ji(y,A,M);return Xi(I,t[0],fn,pn)}n.valToIdx=y=>Xi(y,t[0]),n.posToIdx=Tv,n.posToVal=Ji,n.valToPos=(y,M,I)=>b[M].ori==0?r(y,b[M],I?q:B,I?R:0):o(y,b[M],I?ht:It,I?S:0),n.setCursor=(y,M,I)=>{Ze=y.left,en=y.top,hr(null,M,I)};function Sp(y,M){Qe(Vr,Fo,Ke.left=y),Qe(Vr,hl,Ke.width=M)}function Mp(y,M){Qe(Vr,"top",Ke.top=y),Qe(Vr,ul,Ke.height=M)}let Ko=L.ori==0?Sp:Mp,Jo=L.ori==1?Sp:Mp;function Av(){if(tt&&dt.live)for(let y=s==2?1:0;y<_.length;y++){if(y==0&&ue)continue;let M=dt.values[y],I=0;for(let D in M)Xt[y][I++].firstChild.nodeValue=M[D]}}function Uu(y,M){if(y!=null&&(y.idxs?y.idxs.forEach((I,D)=>{st[D]=I}):j1(y.idx)||st.fill(y.idx),dt.idx=st[0]),tt&&dt.live){for(let I=0;I<_.length;I++)(I>0||s==1&&!ue)&&Cv(I,st[I]);Av()}mt=!1,M!==!1&&Dn("setLegend")}n.setLegend=Uu;function Cv(y,M){let I=_[y],D=y==0&&z==2?li:t[y],H;ue?H=I.values(n,y,M)??re:(H=I.value(n,M==null?null:D[M],y,M),H=H==null?re:{_:H}),dt.values[y]=H}function hr(y,M,I){xp=Ze,bp=en,[Ze,en]=ut.move(n,Ze,en),ut.left=Ze,ut.top=en,gt&&(Or&&hs(Or,An(Ze),0,B,It),kr&&hs(kr,0,An(en),B,It));let D,H=fn>pn;ms=We,Os=null;let K=L.ori==0?B:It,at=L.ori==1?B:It;if(Ze<0||ln==0||H){D=ut.idx=null;for(let ft=0;ft<_.length;ft++){let bt=he[ft];bt!=null&&hs(bt,-10,-10,B,It)}te&&Ki(null,Gr,!0,y==null&&xn.setSeries),dt.live&&(st.fill(D),mt=!0)}else{let ft,bt,Ft;s==1&&(ft=L.ori==0?Ze:en,bt=Ji(ft,A),D=ut.idx=Xi(bt,t[0],fn,pn),Ft=G(t[0][D],L,K,0));let Ot=-10,Bt=-10,oe=0,Re=0,Ae=!0,ye="",jt="";for(let $t=s==2?1:0;$t<_.length;$t++){let Je=_[$t],hn=st[$t],Nn=hn==null?null:s==1?t[$t][hn]:t[$t][1][hn],Be=ut.dataIdx(n,$t,D,bt),un=Be==null?null:s==1?t[$t][Be]:t[$t][1][Be];if(mt=mt||un!=Nn||Be!=hn,st[$t]=Be,$t>0&&Je.show){let ci=Be==null?-10:Be==D?Ft:G(s==1?t[0][Be]:t[$t][0][Be],L,K,0),Jn=un==null?-10:N(un,s==1?b[Je.scale]:b[Je.facets[1].scale],at,0);if(te&&un!=null){let Mi=L.ori==1?Ze:en,Di=Cn(zt.dist(n,$t,Be,Jn,Mi));if(Di<ms){let ji=zt.bias;if(ji!=0){let hi=Ji(Mi,Je.scale),wi=un>=0?1:-1,Ni=hi>=0?1:-1;Ni==wi&&(Ni==1?ji==1?un>=hi:un<=hi:ji==1?un<=hi:un>=hi)&&(ms=Di,Os=$t)}else ms=Di,Os=$t}}if(mt||Pt){let Mi,Di;L.ori==0?(Mi=ci,Di=Jn):(Mi=Jn,Di=ci);let ji,hi,wi,Ni,Qi,jn,ui=!0,ur=lt.bbox;if(ur!=null){ui=!1;let Qn=ur(n,$t);wi=Qn.left,Ni=Qn.top,ji=Qn.width,hi=Qn.height}else wi=Mi,Ni=Di,ji=hi=lt.size(n,$t);if(jn=lt.fill(n,$t),Qi=lt.stroke(n,$t),Pt)$t==Os&&ms<=zt.prox&&(Ot=wi,Bt=Ni,oe=ji,Re=hi,Ae=ui,ye=jn,jt=Qi);else{let Qn=he[$t];Qn!=null&&($e[$t]=wi,Zn[$t]=Ni,I0(Qn,ji,hi,ui),R0(Qn,jn,Qi),hs(Qn,Pi(wi),Pi(Ni),B,It))}}}}if(Pt){let $t=zt.prox,Je=cr==null?ms<=$t:ms>$t||Os!=cr;if(mt||Je){let hn=he[0];hn!=null&&($e[0]=Ot,Zn[0]=Bt,I0(hn,oe,Re,Ae),R0(hn,ye,jt),hs(hn,Pi(Ot),Pi(Bt),B,It))}}}if(Ke.show&&Fs)if(y!=null){let[ft,bt]=xn.scales,[Ft,Ot]=xn.match,[Bt,oe]=y.cursor.sync.scales,Re=y.cursor.drag;if(In=Re._x,Ln=Re._y,In||Ln){let{left:Ae,top:ye,width:jt,height:$t}=y.select,Je=y.scales[Bt].ori,hn=y.posToVal,Nn,Be,un,ci,Jn,Mi=ft!=null&&Ft(ft,Bt),Di=bt!=null&&Ot(bt,oe);Mi&&In?(Je==0?(Nn=Ae,Be=jt):(Nn=ye,Be=$t),un=b[ft],ci=G(hn(Nn,Bt),un,K,0),Jn=G(hn(Nn+Be,Bt),un,K,0),Ko(qi(ci,Jn),Cn(Jn-ci))):Ko(0,K),Di&&Ln?(Je==1?(Nn=Ae,Be=jt):(Nn=ye,Be=$t),un=b[bt],ci=N(hn(Nn,oe),un,at,0),Jn=N(hn(Nn+Be,oe),un,at,0),Jo(qi(ci,Jn),Cn(Jn-ci))):Jo(0,at)}else Bu()}else{let ft=Cn(xp-vp),bt=Cn(bp-yp);if(L.ori==1){let oe=ft;ft=bt,bt=oe}In=On.x&&ft>=On.dist,Ln=On.y&&bt>=On.dist;let Ft=On.uni;Ft!=null?In&&Ln&&(In=ft>=Ft,Ln=bt>=Ft,!In&&!Ln&&(bt>ft?Ln=!0:In=!0)):On.x&&On.y&&(In||Ln)&&(In=Ln=!0);let Ot,Bt;In&&(L.ori==0?(Ot=Br,Bt=Ze):(Ot=zr,Bt=en),Ko(qi(Ot,Bt),Cn(Bt-Ot)),Ln||Jo(0,at)),Ln&&(L.ori==1?(Ot=Br,Bt=Ze):(Ot=zr,Bt=en),Jo(qi(Ot,Bt),Cn(Bt-Ot)),In||Ko(0,K)),!In&&!Ln&&(Ko(0,0),Jo(0,0))}if(On._x=In,On._y=Ln,y==null){if(I){if(Np!=null){let[ft,bt]=xn.scales;xn.values[0]=ft!=null?Ji(L.ori==0?Ze:en,ft):null,xn.values[1]=bt!=null?Ji(L.ori==1?Ze:en,bt):null}Qo(Af,n,Ze,en,B,It,D)}if(te){let ft=I&&xn.setSeries,bt=zt.prox;cr==null?ms<=bt&&Ki(Os,Gr,!0,ft):ms>bt?Ki(null,Gr,!0,ft):Os!=cr&&Ki(Os,Gr,!0,ft)}}mt&&(dt.idx=D,Uu()),M!==!1&&Dn("setCursor")}let ks=null;Object.defineProperty(n,"rect",{get(){return ks==null&&jo(!1),ks}});function jo(y=!1){y?ks=null:(ks=g.getBoundingClientRect(),Dn("syncRect",ks))}function wp(y,M,I,D,H,K,at){ut._lock||Fs&&y!=null&&y.movementX==0&&y.movementY==0||(Ou(y,M,I,D,H,K,at,!1,y!=null),y!=null?hr(null,!0,!0):hr(M,!0,!1))}function Ou(y,M,I,D,H,K,at,ft,bt){if(ks==null&&jo(!1),Qt(y),y!=null)I=y.clientX-ks.left,D=y.clientY-ks.top;else{if(I<0||D<0){Ze=-10,en=-10;return}let[Ft,Ot]=xn.scales,Bt=M.cursor.sync,[oe,Re]=Bt.values,[Ae,ye]=Bt.scales,[jt,$t]=xn.match,Je=M.axes[0].side%2==1,hn=L.ori==0?B:It,Nn=L.ori==1?B:It,Be=Je?K:H,un=Je?H:K,ci=Je?D:I,Jn=Je?I:D;if(Ae!=null?I=jt(Ft,Ae)?a(oe,b[Ft],hn,0):-10:I=hn*(ci/Be),ye!=null?D=$t(Ot,ye)?a(Re,b[Ot],Nn,0):-10:D=Nn*(Jn/un),L.ori==1){let Mi=I;I=D,D=Mi}}bt&&(M==null||M.cursor.event.type==Af)&&((I<=1||I>=B-1)&&(I=Ar(I,B)),(D<=1||D>=It-1)&&(D=Ar(D,It))),ft?(vp=I,yp=D,[Br,zr]=ut.move(n,I,D)):(Ze=I,en=D)}let ku={width:0,height:0,left:0,top:0};function Bu(){wl(ku,!1)}let Ep,Tp,Ap,Cp;function Rp(y,M,I,D,H,K,at){Fs=!0,In=Ln=On._x=On._y=!1,Ou(y,M,I,D,H,K,at,!0,!1),y!=null&&(we(Cf,Df,Pp,!1),Qo(S0,n,Br,zr,B,It,null));let{left:ft,top:bt,width:Ft,height:Ot}=Ke;Ep=ft,Tp=bt,Ap=Ft,Cp=Ot}function Pp(y,M,I,D,H,K,at){Fs=On._x=On._y=!1,Ou(y,M,I,D,H,K,at,!1,!0);let{left:ft,top:bt,width:Ft,height:Ot}=Ke,Bt=Ft>0||Ot>0,oe=Ep!=ft||Tp!=bt||Ap!=Ft||Cp!=Ot;if(Bt&&oe&&wl(Ke),On.setScale&&Bt&&oe){let Re=ft,Ae=Ft,ye=bt,jt=Ot;if(L.ori==1&&(Re=bt,Ae=Ot,ye=ft,jt=Ft),In&&Us(A,Ji(Re,A),Ji(Re+Ae,A)),Ln)for(let $t in b){let Je=b[$t];$t!=A&&Je.from==null&&Je.min!=We&&Us($t,Ji(ye+jt,$t),Ji(ye,$t))}Bu()}else ut.lock&&(ut._lock=!ut._lock,hr(M,!0,y!=null));y!=null&&(Mn(Cf,Df),Qo(Cf,n,Ze,en,B,It,null))}function Rv(y,M,I,D,H,K,at){if(ut._lock)return;Qt(y);let ft=Fs;if(Fs){let bt=!0,Ft=!0,Ot=10,Bt,oe;L.ori==0?(Bt=In,oe=Ln):(Bt=Ln,oe=In),Bt&&oe&&(bt=Ze<=Ot||Ze>=B-Ot,Ft=en<=Ot||en>=It-Ot),Bt&&bt&&(Ze=Ze<Br?0:B),oe&&Ft&&(en=en<zr?0:It),hr(null,!0,!0),Fs=!1}Ze=-10,en=-10,st.fill(null),hr(null,!0,!0),ft&&(Fs=ft)}function Ip(y,M,I,D,H,K,at){ut._lock||(Qt(y),Zo(),Bu(),y!=null&&Qo(E0,n,Ze,en,B,It,null))}function Lp(){w.forEach(pT),k(n.width,n.height,!0)}Pr(jh,Oo,Lp);let Hr={};Hr.mousedown=Rp,Hr.mousemove=wp,Hr.mouseup=Pp,Hr.dblclick=Ip,Hr.setSeries=(y,M,I,D)=>{let H=xn.match[2];I=H(n,M,I),I!=-1&&Ki(I,D,!0,!1)},gt&&(we(S0,g,Rp),we(Af,g,wp),we(M0,g,y=>{Qt(y),jo(!1)}),we(w0,g,Rv),we(E0,g,Ip),Vf.add(n),n.syncRect=jo);let El=n.hooks=i.hooks||{};function Dn(y,M,I){Kn?Ue.push([y,M,I]):y in El&&El[y].forEach(D=>{D.call(null,n,M,I)})}(i.plugins||[]).forEach(y=>{for(let M in y.hooks)El[M]=(El[M]||[]).concat(y.hooks[M])});let Dp=(y,M,I)=>I,xn=Sn({key:null,setSeries:!1,filters:{pub:U0,sub:U0},scales:[A,_[1]?_[1].scale:null],match:[O0,O0,Dp],values:[null,null]},ut.sync);xn.match.length==2&&xn.match.push(Dp),ut.sync=xn;let Np=xn.key,zu=D_(Np);function Qo(y,M,I,D,H,K,at){xn.filters.pub(y,M,I,D,H,K,at)&&zu.pub(y,M,I,D,H,K,at)}zu.sub(n);function Pv(y,M,I,D,H,K,at){xn.filters.sub(y,M,I,D,H,K,at)&&Hr[y](null,M,I,D,H,K,at)}n.pub=Pv;function Iv(){zu.unsub(n),Vf.delete(n),Pn.clear(),Uf(jh,Oo,Lp),c.remove(),Rt?.remove(),Dn("destroy")}n.destroy=Iv;function Vu(){Dn("init",i,t),$o(t||i.data,!1),X[A]?Du(A,X[A]):Zo(),it=Ke.show&&(Ke.width>0||Ke.height>0),et=mt=!0,k(i.width,i.height)}return _.forEach(Dr),w.forEach(us),e?e instanceof HTMLElement?(e.appendChild(c),Vu()):e(n,Vu):Vu(),n}Vn.assign=Sn;Vn.fmtNum=$f;Vn.rangeNum=Qh;Vn.rangeLog=nu;Vn.rangeAsinh=qf;Vn.orient=Lr;Vn.pxRatio=Pe;Vn.join=rE;Vn.fmtDate=Kf,Vn.tzDate=gE;Vn.sync=D_;{Vn.addGap=jE,Vn.clipGaps=ru;let i=Vn.paths={points:B_};i.linear=V_,i.stepped=eT,i.bars=nT,i.spline=sT}var X_=116,gl=class{constructor(t){this.set=t;let e=t.traces.map(n=>{let s=U("output",{class:"plot-value"});if(this.values.push(s),!n.label)return null;let r=U("span",{class:`swatch ${n.colour}`});return U("span",{class:"plot-key"},r,n.label," ",s)});this.element=U("figure",{class:"plot",test:t.test},U("figcaption",{},U("span",{class:"plot-title"},t.title),t.controls??null),U("div",{class:"plot-legend"},...e),this.place,this.empty)}set;element;place=U("div",{class:"plot-place"});values=[];empty=U("p",{class:"plot-empty",hidden:!0});plot=null;made="";draw(t,e=""){if(this.empty.hidden=e==="",this.place.hidden=e!=="",Ee(this.empty,e),e)return;let n=this.place.clientWidth;if(!n)return;let s=document.documentElement.dataset.dark??"no";this.made!==s&&this.build(n,s),this.plot.width!==n&&this.plot.setSize({width:n,height:X_}),this.plot.setData(t),this.set.traces.forEach((r,o)=>{let a=t[o+1].findLast(l=>l!==null&&Number.isFinite(l));Ee(this.values[o],a==null?"–":Wt(a,r.digits??1))})}destroy(){this.plot?.destroy(),this.plot=null,this.made=""}build(t,e){this.destroy(),this.made=e;let n=getComputedStyle(document.documentElement),s=d=>n.getPropertyValue(`--plot-${d}`).trim(),{set:r}=this,a={stroke:s("ink"),font:"11px system-ui, sans-serif",ticks:{show:!1},gap:4},l={stroke:s("grid"),width:1},c=r.traces.some(({scale:d})=>d==="y2"),h=(d,f,g)=>{if(!Number.isFinite(f)||!Number.isFinite(g))return[0,r.minSpan];let x=Math.max(.06*(g-f),(r.minSpan-(g-f))/2);return[f-x,g+x]},u=(d,f)=>({...a,scale:d,side:f?1:3,size:40,space:28,grid:{...l,show:!f},values:(g,x)=>x.map(p=>Wt(p,mT(x)))});this.plot=new Vn({width:t,height:X_,padding:[6,c?4:20,0,0],cursor:{show:!1},legend:{show:!1},scales:{x:{time:!1,range:()=>r.x},y:{range:h},...c?{y2:{range:h}}:{}},series:[{},...r.traces.map(d=>({stroke:s(d.colour),width:d.width??1.6,dash:d.dash,scale:d.scale??"y",points:{show:!1}}))],bands:r.bands?.map(d=>({series:d,fill:s("band")})),axes:[{...a,size:22,grid:l,values:(d,f)=>f.map(r.xLabel)},u("y",!1),...c?[u("y2",!0)]:[]]},r.traces.reduce(d=>[...d,[]],[[]]),this.place)}};function mT(i){let t=i.length>1?Math.abs(i[1]-i[0]):1;return t>=1?0:t>=.1?1:2}var _T=50,sp=["left","right"],ip=sp.map(i=>({label:i,colour:i})),q_=2,cu=class{constructor(t){this.studio=t;this.groups=[this.angles(),this.forces(),this.mass(),this.power(),this.phase()],this.shown=new Set((zs("plots")??"angles,forces").split(",")),this.chips=this.groups.map(({name:e,text:n,title:s})=>U("button",{type:"button",class:"chip",test:`plot-${e}-toggle`,title:s,onclick:()=>this.toggle(e)},n)),this.element=U("div",{class:"panel-body"},Ve("Watch",U("div",{class:"chips",role:"group",label:"Plots to show"},...this.chips)),...this.groups.flatMap(({plots:e})=>e.map(({element:n})=>n))),this.setPart(this.part),this.arrange(),t.on("scene",e=>this.setScene(e)),t.on("frame",e=>this.history.add(e))}studio;element;history=new Xh;groups;chips;shown;feet=null;body="";part="knee";joint=0;drawn=0;joints=Ei("plot-joint","Joint",[],t=>this.joint=Number(t));parts=Yr("plot-part","Joint of the leg",["hip","knee","ankle"].map(t=>({name:t,text:t,title:`Angle of the ${t}`})),t=>this.setPart(t));tick(t){let{scene:e,layout:n}=this.studio;if(this.studio.tab!=="watch"||!e||!n||t-this.drawn<_T)return;this.drawn=t;let{frames:s}=this.history;for(let r of this.groups)this.shown.has(r.name)&&r.draw(s,e)}setScene(t){let e=JSON.stringify(t.character);e!==this.body&&(this.body=e,this.history.clear(),this.feet=new No(t.character,this.studio.layout),this.joints.fill(t.character.joints.map(({label:n,name:s},r)=>({name:String(r),title:n||s}))),this.joint=Math.max(0,Ef(t,"left","knee")),this.joints.box.value=String(this.joint))}setPart(t){this.part=t,this.parts.show(t)}toggle(t){this.shown.delete(t)||this.shown.add(t),Bs("plots",[...this.shown].join(",")),this.arrange()}arrange(){this.groups.forEach(({name:t,plots:e},n)=>{let s=this.shown.has(t);this.chips[n].setAttribute("aria-pressed",String(s));for(let r of e)r.element.hidden=!s,s||r.destroy()})}over(t,...e){let n=t.length?t[t.length-1].time:0,s=r=>Number.isFinite(r)?r:null;return[t.map(({time:r})=>r-n),...e.map(r=>t.map(o=>s(r(o))))]}timed(t,e,n,s,r){let o=a=>a===0?"now":`${Wt(a,0)} s`;return new gl({test:t,title:e,x:[-6,0],xLabel:o,traces:n,minSpan:s,controls:r})}angles(){let t=this.timed("plot-angles","Angle [°], flexion up",ip,20,this.parts.element),e=new gl({test:"plot-stride",title:"Over a stride, with human data",x:[0,100],xLabel:r=>`${Wt(r,0)} %`,traces:[{label:"human",colour:"human",dash:[4,4],width:1},...ip,{label:"",colour:"none",width:0},{label:"",colour:"none",width:0}],bands:[[5,4]],minSpan:20});e.element.classList.add("stride");let n=U("p",{class:"hint",test:"stride-inside"});e.element.append(n);let s=Array.from({length:Yh},(r,o)=>o);return{name:"angles",text:"Joint angles",title:"Hip, knee and ankle of both legs, and over a stride with human data",plots:[t,e],draw:(r,o)=>{let{layout:a}=this.studio,l=sp.map(_=>_0(o,a,_,this.part)),c=l.some(_=>_===null);t.draw(c?[]:this.over(r,...l.map(_=>_)),c?`This character has no joint named ${this.part}.`:"");let h=this.studio.skill?.norms===void 0?o.norms:this.studio.skill.norms,u=h?.parts[this.part];if(e.element.hidden=!u||c,!u||c||!this.feet)return;let d=u.mean.map((_,w)=>_-q_*u.sd[w]),f=u.mean.map((_,w)=>_+q_*u.sd[w]),g=sp.map((_,w)=>v0(r,this.feet,_,l[w])),x=u.mean.map(()=>null);e.draw([s,u.mean,g[0]??x,g[1]??x,d,f]);let p=g.filter(_=>_!==null).map(_=>vT(_,d,f)),m=p.reduce((_,w)=>_+w,0)/p.length;n.textContent=p.length?`${Wt(100*m,0)} % of the last stride lies within two standard deviations of human walking at ${Wt(h.speed)} m/s`:"Waiting for a whole stride."}}}forces(){let t=this.timed("plot-forces","Vertical ground reaction force [body weights]",ip.map(e=>({...e,digits:2})),1.5);return{name:"forces",text:"Ground force",title:"Vertical ground reaction force on each foot, in body weights",plots:[t],draw:(e,n)=>{let s=n.character.mass*9.81,r=o=>{let a=this.feet.feet.filter(l=>l.side===o).flatMap(({contacts:l})=>l);return({data:l})=>a.reduce((c,h)=>c+this.feet.force(l,h,2),0)/s};t.draw(this.over(e,r("left"),r("right")))}}}mass(){let t=this.timed("plot-mass","Centre of mass",[{label:"height [m]",colour:"first",digits:3},{label:"speed [m/s]",colour:"second",digits:2,scale:"y2"}],.2),{com:e,velocity:n}=pt;return{name:"mass",text:"Centre of mass",title:"Height and horizontal speed of the centre of mass",plots:[t],draw:s=>t.draw(this.over(s,({data:r})=>r[e+2],({data:r})=>Math.hypot(r[n],r[n+1])))}}power(){let t=this.timed("plot-power","Total positive joint power [W]",[{label:"power",colour:"first",digits:0}],100),e=this.timed("plot-torque","Torque [N m]",[{label:"torque",colour:"second",digits:0}],20,this.joints.element);return{name:"power",text:"Power and torque",title:"Total positive power of the joints, and the torque of one of them",plots:[t,e],draw:n=>{let s=this.studio.layout.joints+3*this.joint+2;t.draw(this.over(n,({data:r})=>r[pt.power])),e.draw(this.over(n,({data:r})=>r[s]))}}}phase(){let t=this.timed("plot-phase","Phase in the step, and state",[{label:"phase",colour:"first",digits:2},{label:"state",colour:"second",digits:0,scale:"y2"}],1);return{name:"phase",text:"Phase",title:"Phase and state of the controller",plots:[t],draw:e=>t.draw(this.over(e,({data:n})=>n[pt.phase],({data:n})=>n[pt.state]))}}};function vT(i,t,e){return i.filter((n,s)=>n>=t[s]&&n<=e[s]).length/i.length}function Y_(i,t,e){let n=U("div",{class:"veil",test:"drop-veil",hidden:!0},U("p",{},U("strong",{},"Drop to upload"),U("span",{},"a BVH clip to learn from, or a skill file to open"))),s=0,r=a=>a.dataTransfer?.types.includes("Files")??!1,o=()=>{s=0,n.hidden=!0};return addEventListener("dragenter",a=>{r(a)&&(s++,n.hidden=!1)}),addEventListener("dragleave",a=>{r(a)&&--s<=0&&o()}),addEventListener("dragover",a=>{r(a)&&(a.preventDefault(),a.dataTransfer.dropEffect=i.holds?"copy":"none")}),addEventListener("drop",a=>{if(!r(a))return;a.preventDefault(),o();let l=a.dataTransfer.files[0],c=h=>i.emit("error",{is:"error",about:"drop",text:h});l&&(i.holds?/\.bvh$/i.test(l.name)?t(l):/\.toml$/i.test(l.name)?e(l):c(`${l.name} is neither a BVH clip nor a skill file (.toml).`):c("You do not hold the controls; ask for them first."))}),n}var $_=3;function Z_(i,t,e){let n=U("strong",{test:"fall-title"}),s=U("ul",{class:"fall-words",test:"fall-words"}),r=ee({test:"fall-reset",text:"Reset",icon:"reset",title:"Restart (R)",kind:"main",act:t}),o=ee({test:"fall-rewind",text:`Rewind ${$_} s`,icon:"back",title:"Rewind to before the fall; the simulation continues from there",act:()=>e($_)}),a=ee({test:"fall-close",icon:"clear",title:"Close",kind:"quiet",act:()=>l.hidden=!0}),l=U("aside",{class:"fall-card",test:"fall",hidden:!0,label:"Fall report","aria-live":"polite"},U("header",{class:"row"},n,U("span",{class:"spring"}),a),s,U("div",{class:"row"},r,o)),c=!1;i.on("fall",u=>{n.textContent=u.title||`Fall at ${Wt(u.time)} s`,s.replaceChildren(...u.words.map(d=>U("li",{},d))),l.hidden=!1,c=!1}),i.on("frame",()=>{i.fallen?c=!0:c&&(c=!1,l.hidden=!0)});let h=()=>r.disabled=o.disabled=!i.holds;return i.on("holder",h),i.on("link",h),l}var yT=[["Time",[["Space","pause, continue"],[".","one step of 1/60 s"],["[  ]","slower, faster playback"],["R","restart"]]],["Skills",[["1 – 9","the first nine skills of this character"]]],["Push",[["P","push forward"],["B","throw a ball"],["Shift + click","throw a ball at this place, on the body or elsewhere"],["drag the character","pull it"]]],["Steer",[["↑ ↓  or  W S","faster, slower by 0.1 m/s"],["← →  or  A D","turn left, right"],["Q E","sideways to the left, to the right by 0.1 m/s"]]],["Author",[["Ctrl + Z","undo"],["Ctrl + Shift + Z","redo"]]],["View",[["C","next camera"],["G","ghost (reference motion)"],["drag the background","rotate the camera; wheel to zoom"],["?","this help"]]]];function K_(){let i=U("button",{type:"button",class:"button main",test:"help-close",onclick:()=>t.close()},"Close"),t=U("dialog",{class:"help",test:"help-dialog","aria-labelledby":"help-title"},U("h2",{id:"help-title"},"Keys"),U("div",{class:"help-groups"},...yT.map(([e,n])=>U("section",{},U("h3",{},e),U("dl",{},...n.flatMap(([s,r])=>[U("dt",{},U("kbd",{},s)),U("dd",{},r)]))))),i);return t.addEventListener("click",e=>e.target===t&&t.close()),t}function J_(i,t,e){Object.assign(window,{footfall:{get frames(){return i.frames},get time(){return i.frame?.time??0},get fps(){return e()},get last(){return i.frame&&Gp(i.frame)},get camera(){let{cameras:s}=t;return{mode:s.mode,position:s.camera.position.toArray(),target:s.target.toArray()}},state:()=>({connected:i.connected,holds:i.holds,holder:i.holder,client:i.hello?.client??null,skill:i.skill,graph:i.graph,envelope:i.envelope,pushes:i.pushes,prints:t.pushPrints.counts,coming:t.comingPrints.counts.after,path:t.ways.corners,fall:i.fall,clip:i.clip,jobs:[...i.jobs.values()],paused:i.paused,fallen:i.fallen,steerable:i.steerable,tab:i.tab,theme:document.documentElement.dataset.theme,dark:document.documentElement.dataset.dark==="yes"}),scene:()=>i.scene,send:s=>i.send(String(s.do),s),pixels:()=>t.pixels(),image:()=>t.image(),settle:()=>t.cameras.settle(),screen:s=>t.onPage(s)}})}var j_=Math.PI/36;function Q_(i,t,e){addEventListener("keydown",n=>{if(n.defaultPrevented||n.altKey||wT(n)||document.querySelector("dialog[open]"))return;(n.ctrlKey||n.metaKey?xT(n,i,e):bT(n,i,t,e))&&n.preventDefault()}),ET()}function xT(i,t,e){let n=i.key.toLowerCase();if(!t.graph||!t.holds)return!1;if(n==="z"&&i.shiftKey)e.redo();else if(n==="z")e.undo();else if(n==="y")e.redo();else return!1;return!0}function bT(i,t,e,n){let r={c:n.camera,"?":n.help}[i.key.toLowerCase()];return r?(i.repeat||r(),!0):t.holds?ST(i,t,n)||MT(i,e):!1}function ST(i,t,e){let n={" ":e.pause,r:e.reset,p:e.push,b:e.ball,g:e.ghost},s={".":e.step,"[":()=>e.rate(-1),"]":()=>e.rate(1)},r=i.key.toLowerCase(),o=n[r]??s[r];if(o)return(!i.repeat||r in s)&&o(),!0;if(!/^[1-9]$/.test(r))return!1;let a=t.ownSkills[Number(r)-1];return a&&!i.repeat&&t.send("skill",{id:a.id}),!0}function MT(i,t){if(!t.able)return!1;let e=i.key.toLowerCase();if(e==="arrowup"||e==="w")t.faster(.1);else if(e==="arrowdown"||e==="s")t.faster(-.1);else if(e==="arrowleft"||e==="a")t.turn(j_);else if(e==="arrowright"||e==="d")t.turn(-j_);else if(e==="q")t.sideways(.1);else if(e==="e")t.sideways(-.1);else return!1;return!0}function wT(i){let t=i.target;return t instanceof HTMLTextAreaElement||t instanceof HTMLSelectElement||t.isContentEditable?!0:t instanceof HTMLInputElement?t.type==="range"?/^(Arrow|Page|Home|End)/.test(i.key):t.type==="checkbox"?i.key===" ":!0:(t instanceof HTMLButtonElement||t instanceof HTMLAnchorElement||t.tagName==="SUMMARY")&&(i.key===" "||i.key==="Enter")}function ET(){let i=!1;addEventListener("pointerdown",()=>i=!0,{capture:!0}),addEventListener("keydown",()=>i=!1,{capture:!0}),document.addEventListener("click",t=>{let e=t.target.closest("button, summary, input[type=checkbox]");t.detail>0&&e===document.activeElement&&e?.blur()}),document.addEventListener("pointerup",t=>{let e=t.target;e.type==="range"&&setTimeout(()=>e.blur())}),document.addEventListener("change",t=>{i&&t.target instanceof HTMLSelectElement&&t.target.blur()})}var tv={type:"change"},op={type:"start"},nv={type:"end"},hu=new Zs,ev=new gi,TT=Math.cos(70*of.DEG2RAD),Rn=new F,ai=2*Math.PI,Ie={NONE:-1,ROTATE:0,DOLLY:1,PAN:2,TOUCH_ROTATE:3,TOUCH_PAN:4,TOUCH_DOLLY_PAN:5,TOUCH_DOLLY_ROTATE:6},rp=1e-6,uu=class extends $a{constructor(t,e=null){super(t,e),this.state=Ie.NONE,this.target=new F,this.cursor=new F,this.minDistance=0,this.maxDistance=1/0,this.minZoom=0,this.maxZoom=1/0,this.minTargetRadius=0,this.maxTargetRadius=1/0,this.minPolarAngle=0,this.maxPolarAngle=Math.PI,this.minAzimuthAngle=-1/0,this.maxAzimuthAngle=1/0,this.enableDamping=!1,this.dampingFactor=.05,this.enableZoom=!0,this.zoomSpeed=1,this.enableRotate=!0,this.rotateSpeed=1,this.keyRotateSpeed=1,this.enablePan=!0,this.panSpeed=1,this.screenSpacePanning=!0,this.keyPanSpeed=7,this.zoomToCursor=!1,this.autoRotate=!1,this.autoRotateSpeed=2,this.keys={LEFT:"ArrowLeft",UP:"ArrowUp",RIGHT:"ArrowRight",BOTTOM:"ArrowDown"},this.mouseButtons={LEFT:ir.ROTATE,MIDDLE:ir.DOLLY,RIGHT:ir.PAN},this.touches={ONE:sr.ROTATE,TWO:sr.DOLLY_PAN},this.target0=this.target.clone(),this.position0=this.object.position.clone(),this.zoom0=this.object.zoom,this._cursorStyle="auto",this._domElementKeyEvents=null,this._lastPosition=new F,this._lastQuaternion=new ni,this._lastTargetPosition=new F,this._quat=new ni().setFromUnitVectors(t.up,new F(0,1,0)),this._quatInverse=this._quat.clone().invert(),this._spherical=new To,this._sphericalDelta=new To,this._scale=1,this._panOffset=new F,this._rotateStart=new Ct,this._rotateEnd=new Ct,this._rotateDelta=new Ct,this._panStart=new Ct,this._panEnd=new Ct,this._panDelta=new Ct,this._dollyStart=new Ct,this._dollyEnd=new Ct,this._dollyDelta=new Ct,this._dollyDirection=new F,this._mouse=new Ct,this._performCursorZoom=!1,this._pointers=[],this._pointerPositions={},this._controlActive=!1,this._onPointerMove=CT.bind(this),this._onPointerDown=AT.bind(this),this._onPointerUp=RT.bind(this),this._onContextMenu=UT.bind(this),this._onMouseWheel=LT.bind(this),this._onKeyDown=DT.bind(this),this._onTouchStart=NT.bind(this),this._onTouchMove=FT.bind(this),this._onMouseDown=PT.bind(this),this._onMouseMove=IT.bind(this),this._interceptControlDown=OT.bind(this),this._interceptControlUp=kT.bind(this),this.domElement!==null&&this.connect(this.domElement),this.update()}set cursorStyle(t){this._cursorStyle=t,t==="grab"?this.domElement.style.cursor="grab":this.domElement.style.cursor="auto"}get cursorStyle(){return this._cursorStyle}connect(t){super.connect(t),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointercancel",this._onPointerUp),this.domElement.addEventListener("contextmenu",this._onContextMenu),this.domElement.addEventListener("wheel",this._onMouseWheel,{passive:!1}),this.domElement.ownerDocument.addEventListener("keydown",this._interceptControlDown,{passive:!0,capture:!0}),this.domElement.style.touchAction="none"}disconnect(){this.state=Ie.NONE,this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.domElement.removeEventListener("pointercancel",this._onPointerUp),this.domElement.removeEventListener("wheel",this._onMouseWheel),this.domElement.removeEventListener("contextmenu",this._onContextMenu),this.stopListenToKeyEvents(),this.domElement.ownerDocument.removeEventListener("keydown",this._interceptControlDown,{capture:!0}),this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{capture:!0}),this._controlActive=!1,this._pointers.length=0,this._pointerPositions={},this.domElement.style.touchAction="",this.domElement.style.cursor="auto"}dispose(){this.disconnect()}getPolarAngle(){return this._spherical.phi}getAzimuthalAngle(){return this._spherical.theta}getDistance(){return this.object.position.distanceTo(this.target)}listenToKeyEvents(t){t.addEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=t}stopListenToKeyEvents(){this._domElementKeyEvents!==null&&(this._domElementKeyEvents.removeEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=null)}saveState(){this.target0.copy(this.target),this.position0.copy(this.object.position),this.zoom0=this.object.zoom}reset(){this.target.copy(this.target0),this.object.position.copy(this.position0),this.object.zoom=this.zoom0,this.object.updateProjectionMatrix(),this.dispatchEvent(tv),this.update(),this.state=Ie.NONE}pan(t,e){this._pan(t,e),this.update()}dollyIn(t){this._dollyIn(t),this.update()}dollyOut(t){this._dollyOut(t),this.update()}rotateLeft(t){this._rotateLeft(t),this.update()}rotateUp(t){this._rotateUp(t),this.update()}update(t=null){let e=this.object.position;Rn.copy(e).sub(this.target),Rn.applyQuaternion(this._quat),this._spherical.setFromVector3(Rn),this.autoRotate&&this.state===Ie.NONE&&this._rotateLeft(this._getAutoRotationAngle(t)),this.enableDamping?(this._spherical.theta+=this._sphericalDelta.theta*this.dampingFactor,this._spherical.phi+=this._sphericalDelta.phi*this.dampingFactor):(this._spherical.theta+=this._sphericalDelta.theta,this._spherical.phi+=this._sphericalDelta.phi);let n=this.minAzimuthAngle,s=this.maxAzimuthAngle;isFinite(n)&&isFinite(s)&&(n<-Math.PI?n+=ai:n>Math.PI&&(n-=ai),s<-Math.PI?s+=ai:s>Math.PI&&(s-=ai),n<=s?this._spherical.theta=Math.max(n,Math.min(s,this._spherical.theta)):this._spherical.theta=this._spherical.theta>(n+s)/2?Math.max(n,this._spherical.theta):Math.min(s,this._spherical.theta)),this._spherical.phi=Math.max(this.minPolarAngle,Math.min(this.maxPolarAngle,this._spherical.phi)),this._spherical.makeSafe(),this.enableDamping===!0?this.target.addScaledVector(this._panOffset,this.dampingFactor):this.target.add(this._panOffset),this.target.sub(this.cursor),this.target.clampLength(this.minTargetRadius,this.maxTargetRadius),this.target.add(this.cursor);let r=!1;if(this.zoomToCursor&&this._performCursorZoom||this.object.isOrthographicCamera)this._spherical.radius=this._clampDistance(this._spherical.radius);else{let o=this._spherical.radius;this._spherical.radius=this._clampDistance(this._spherical.radius*this._scale),r=o!=this._spherical.radius}if(Rn.setFromSpherical(this._spherical),Rn.applyQuaternion(this._quatInverse),e.copy(this.target).add(Rn),this.object.lookAt(this.target),this.enableDamping===!0?(this._sphericalDelta.theta*=1-this.dampingFactor,this._sphericalDelta.phi*=1-this.dampingFactor,this._panOffset.multiplyScalar(1-this.dampingFactor)):(this._sphericalDelta.set(0,0,0),this._panOffset.set(0,0,0)),this.zoomToCursor&&this._performCursorZoom){let o=null;if(this.object.isPerspectiveCamera){let a=Rn.length();o=this._clampDistance(a*this._scale);let l=a-o;this.object.position.addScaledVector(this._dollyDirection,l),this.object.updateMatrixWorld(),r=!!l}else if(this.object.isOrthographicCamera){let a=new F(this._mouse.x,this._mouse.y,0);a.unproject(this.object);let l=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),this.object.updateProjectionMatrix(),r=l!==this.object.zoom;let c=new F(this._mouse.x,this._mouse.y,0);c.unproject(this.object),this.object.position.sub(c).add(a),this.object.updateMatrixWorld(),o=Rn.length()}else console.warn("WARNING: OrbitControls.js encountered an unknown camera type - zoom to cursor disabled."),this.zoomToCursor=!1;o!==null&&(this.screenSpacePanning?this.target.set(0,0,-1).transformDirection(this.object.matrix).multiplyScalar(o).add(this.object.position):(hu.origin.copy(this.object.position),hu.direction.set(0,0,-1).transformDirection(this.object.matrix),Math.abs(this.object.up.dot(hu.direction))<TT?this.object.lookAt(this.target):(ev.setFromNormalAndCoplanarPoint(this.object.up,this.target),hu.intersectPlane(ev,this.target))))}else if(this.object.isOrthographicCamera){let o=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),o!==this.object.zoom&&(this.object.updateProjectionMatrix(),r=!0)}return this._scale=1,this._performCursorZoom=!1,r||this._lastPosition.distanceToSquared(this.object.position)>rp||8*(1-this._lastQuaternion.dot(this.object.quaternion))>rp||this._lastTargetPosition.distanceToSquared(this.target)>rp?(this.dispatchEvent(tv),this._lastPosition.copy(this.object.position),this._lastQuaternion.copy(this.object.quaternion),this._lastTargetPosition.copy(this.target),!0):!1}_getAutoRotationAngle(t){return t!==null?ai/60*this.autoRotateSpeed*t:ai/60/60*this.autoRotateSpeed}_getZoomScale(t){let e=Math.abs(t*.01);return Math.pow(.95,this.zoomSpeed*e)}_rotateLeft(t){this._sphericalDelta.theta-=t}_rotateUp(t){this._sphericalDelta.phi-=t}_panLeft(t,e){Rn.setFromMatrixColumn(e,0),Rn.multiplyScalar(-t),this._panOffset.add(Rn)}_panUp(t,e){this.screenSpacePanning===!0?Rn.setFromMatrixColumn(e,1):(Rn.setFromMatrixColumn(e,0),Rn.crossVectors(this.object.up,Rn)),Rn.multiplyScalar(t),this._panOffset.add(Rn)}_pan(t,e){let n=this.domElement;if(this.object.isPerspectiveCamera){let s=this.object.position;Rn.copy(s).sub(this.target);let r=Rn.length();r*=Math.tan(this.object.fov/2*Math.PI/180),this._panLeft(2*t*r/n.clientHeight,this.object.matrix),this._panUp(2*e*r/n.clientHeight,this.object.matrix)}else this.object.isOrthographicCamera?(this._panLeft(t*(this.object.right-this.object.left)/this.object.zoom/n.clientWidth,this.object.matrix),this._panUp(e*(this.object.top-this.object.bottom)/this.object.zoom/n.clientHeight,this.object.matrix)):(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - pan disabled."),this.enablePan=!1)}_dollyOut(t){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale/=t:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_dollyIn(t){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale*=t:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_updateZoomParameters(t,e){if(!this.zoomToCursor)return;this._performCursorZoom=!0;let n=this.domElement.getBoundingClientRect(),s=t-n.left,r=e-n.top,o=n.width,a=n.height;this._mouse.x=s/o*2-1,this._mouse.y=-(r/a)*2+1,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()}_clampDistance(t){return Math.max(this.minDistance,Math.min(this.maxDistance,t))}_handleMouseDownRotate(t){this._rotateStart.set(t.clientX,t.clientY)}_handleMouseDownDolly(t){this._updateZoomParameters(t.clientX,t.clientY),this._dollyStart.set(t.clientX,t.clientY)}_handleMouseDownPan(t){this._panStart.set(t.clientX,t.clientY)}_handleMouseMoveRotate(t){this._rotateEnd.set(t.clientX,t.clientY),this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let e=this.domElement;this._rotateLeft(ai*this._rotateDelta.x/e.clientHeight),this._rotateUp(ai*this._rotateDelta.y/e.clientHeight),this._rotateStart.copy(this._rotateEnd),this.update()}_handleMouseMoveDolly(t){this._dollyEnd.set(t.clientX,t.clientY),this._dollyDelta.subVectors(this._dollyEnd,this._dollyStart),this._dollyDelta.y>0?this._dollyOut(this._getZoomScale(this._dollyDelta.y)):this._dollyDelta.y<0&&this._dollyIn(this._getZoomScale(this._dollyDelta.y)),this._dollyStart.copy(this._dollyEnd),this.zoomToCursor&&(this._performCursorZoom=!0,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()),this.update()}_handleMouseMovePan(t){this._panEnd.set(t.clientX,t.clientY),this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd),this.update()}_handleMouseWheel(t){this._updateZoomParameters(t.clientX,t.clientY),t.deltaY<0?this._dollyIn(this._getZoomScale(t.deltaY)):t.deltaY>0&&this._dollyOut(this._getZoomScale(t.deltaY)),this.update()}_handleKeyDown(t){let e=!1;switch(t.code){case this.keys.UP:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateUp(ai*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,this.keyPanSpeed),e=!0;break;case this.keys.BOTTOM:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateUp(-ai*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,-this.keyPanSpeed),e=!0;break;case this.keys.LEFT:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateLeft(ai*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(this.keyPanSpeed,0),e=!0;break;case this.keys.RIGHT:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateLeft(-ai*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(-this.keyPanSpeed,0),e=!0;break}e&&(t.preventDefault(),this.update())}_handleTouchStartRotate(t){if(this._pointers.length===1)this._rotateStart.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._rotateStart.set(n,s)}}_handleTouchStartPan(t){if(this._pointers.length===1)this._panStart.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._panStart.set(n,s)}}_handleTouchStartDolly(t){let e=this._getSecondPointerPosition(t),n=t.pageX-e.x,s=t.pageY-e.y,r=Math.sqrt(n*n+s*s);this._dollyStart.set(0,r)}_handleTouchStartDollyPan(t){this.enableZoom&&this._handleTouchStartDolly(t),this.enablePan&&this._handleTouchStartPan(t)}_handleTouchStartDollyRotate(t){this.enableZoom&&this._handleTouchStartDolly(t),this.enableRotate&&this._handleTouchStartRotate(t)}_handleTouchMoveRotate(t){if(this._pointers.length==1)this._rotateEnd.set(t.pageX,t.pageY);else{let n=this._getSecondPointerPosition(t),s=.5*(t.pageX+n.x),r=.5*(t.pageY+n.y);this._rotateEnd.set(s,r)}this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let e=this.domElement;this._rotateLeft(ai*this._rotateDelta.x/e.clientHeight),this._rotateUp(ai*this._rotateDelta.y/e.clientHeight),this._rotateStart.copy(this._rotateEnd)}_handleTouchMovePan(t){if(this._pointers.length===1)this._panEnd.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._panEnd.set(n,s)}this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd)}_handleTouchMoveDolly(t){let e=this._getSecondPointerPosition(t),n=t.pageX-e.x,s=t.pageY-e.y,r=Math.sqrt(n*n+s*s);this._dollyEnd.set(0,r),this._dollyDelta.set(0,Math.pow(this._dollyEnd.y/this._dollyStart.y,this.zoomSpeed)),this._dollyOut(this._dollyDelta.y),this._dollyStart.copy(this._dollyEnd);let o=(t.pageX+e.x)*.5,a=(t.pageY+e.y)*.5;this._updateZoomParameters(o,a)}_handleTouchMoveDollyPan(t){this.enableZoom&&this._handleTouchMoveDolly(t),this.enablePan&&this._handleTouchMovePan(t)}_handleTouchMoveDollyRotate(t){this.enableZoom&&this._handleTouchMoveDolly(t),this.enableRotate&&this._handleTouchMoveRotate(t)}_addPointer(t){this._pointers.push(t.pointerId)}_removePointer(t){delete this._pointerPositions[t.pointerId];for(let e=0;e<this._pointers.length;e++)if(this._pointers[e]==t.pointerId){this._pointers.splice(e,1);return}}_isTrackingPointer(t){for(let e=0;e<this._pointers.length;e++)if(this._pointers[e]==t.pointerId)return!0;return!1}_trackPointer(t){let e=this._pointerPositions[t.pointerId];e===void 0&&(e=new Ct,this._pointerPositions[t.pointerId]=e),e.set(t.pageX,t.pageY)}_getSecondPointerPosition(t){let e=t.pointerId===this._pointers[0]?this._pointers[1]:this._pointers[0];return this._pointerPositions[e]}_customWheelEvent(t){let e=t.deltaMode,n={clientX:t.clientX,clientY:t.clientY,deltaY:t.deltaY};switch(e){case 1:n.deltaY*=16;break;case 2:n.deltaY*=100;break}return t.ctrlKey&&!this._controlActive&&(n.deltaY*=10),n}};function AT(i){this.enabled!==!1&&(this._pointers.length===0&&(this.domElement.setPointerCapture(i.pointerId),this.domElement.ownerDocument.addEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.addEventListener("pointerup",this._onPointerUp)),!this._isTrackingPointer(i)&&(this._addPointer(i),i.pointerType==="touch"?this._onTouchStart(i):this._onMouseDown(i),this._cursorStyle==="grab"&&(this.domElement.style.cursor="grabbing")))}function CT(i){this.enabled!==!1&&(i.pointerType==="touch"?this._onTouchMove(i):this._onMouseMove(i))}function RT(i){switch(this._removePointer(i),this._pointers.length){case 0:this.domElement.releasePointerCapture(i.pointerId),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.dispatchEvent(nv),this.state=Ie.NONE,this._cursorStyle==="grab"&&(this.domElement.style.cursor="grab");break;case 1:let t=this._pointers[0],e=this._pointerPositions[t];this._onTouchStart({pointerId:t,pageX:e.x,pageY:e.y});break}}function PT(i){let t;switch(i.button){case 0:t=this.mouseButtons.LEFT;break;case 1:t=this.mouseButtons.MIDDLE;break;case 2:t=this.mouseButtons.RIGHT;break;default:t=-1}switch(t){case ir.DOLLY:if(this.enableZoom===!1)return;this._handleMouseDownDolly(i),this.state=Ie.DOLLY;break;case ir.ROTATE:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=Ie.PAN}else{if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=Ie.ROTATE}break;case ir.PAN:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=Ie.ROTATE}else{if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=Ie.PAN}break;default:this.state=Ie.NONE}this.state!==Ie.NONE&&this.dispatchEvent(op)}function IT(i){switch(this.state){case Ie.ROTATE:if(this.enableRotate===!1)return;this._handleMouseMoveRotate(i);break;case Ie.DOLLY:if(this.enableZoom===!1)return;this._handleMouseMoveDolly(i);break;case Ie.PAN:if(this.enablePan===!1)return;this._handleMouseMovePan(i);break}}function LT(i){this.enabled===!1||this.enableZoom===!1||this.state!==Ie.NONE||(i.preventDefault(),this.dispatchEvent(op),this._handleMouseWheel(this._customWheelEvent(i)),this.dispatchEvent(nv))}function DT(i){this.enabled!==!1&&this._handleKeyDown(i)}function NT(i){switch(this._trackPointer(i),this._pointers.length){case 1:switch(this.touches.ONE){case sr.ROTATE:if(this.enableRotate===!1){this.state=Ie.NONE;break}this._handleTouchStartRotate(i),this.state=Ie.TOUCH_ROTATE;break;case sr.PAN:if(this.enablePan===!1){this.state=Ie.NONE;break}this._handleTouchStartPan(i),this.state=Ie.TOUCH_PAN;break;default:this.state=Ie.NONE}break;case 2:switch(this.touches.TWO){case sr.DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchStartDollyPan(i),this.state=Ie.TOUCH_DOLLY_PAN;break;case sr.DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchStartDollyRotate(i),this.state=Ie.TOUCH_DOLLY_ROTATE;break;default:this.state=Ie.NONE}break;default:this.state=Ie.NONE}this.state!==Ie.NONE&&this.dispatchEvent(op)}function FT(i){switch(this._trackPointer(i),this.state){case Ie.TOUCH_ROTATE:if(this.enableRotate===!1)return;this._handleTouchMoveRotate(i),this.update();break;case Ie.TOUCH_PAN:if(this.enablePan===!1)return;this._handleTouchMovePan(i),this.update();break;case Ie.TOUCH_DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchMoveDollyPan(i),this.update();break;case Ie.TOUCH_DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchMoveDollyRotate(i),this.update();break;default:this.state=Ie.NONE}}function UT(i){this.enabled!==!1&&i.preventDefault()}function OT(i){i.key==="Control"&&(this._controlActive=!0,this.domElement.ownerDocument.addEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}function kT(i){i.key==="Control"&&(this._controlActive=!1,this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}var _l=["follow","side","front","free"],BT={follow:[-1.35,-1.75,.5],side:[.1,-2.5,.12],front:[2.4,-.35,.3]},ap=5,zT=.04,du=class{constructor(t){this.canvas=t;this.camera.up.set(0,0,1),this.controls=new uu(this.camera,t),this.controls.enableDamping=!0,this.controls.dampingFactor=.12,this.controls.maxPolarAngle=.53*Math.PI,this.controls.minDistance=.6,this.controls.maxDistance=30,this.controls.enableZoom=!1,t.addEventListener("wheel",e=>this.wheel(e),{passive:!1}),t.addEventListener("pointerdown",e=>this.press(e))}canvas;camera=new ti(38,1,.1,160);controls;changed=()=>{};now="follow";aim=new F(0,0,1);offset=new F(-3,-3,1);wanted=new F;moved=new F;heading=0;zoom=1;height=1.8;settled=!1;get mode(){return this.now}get target(){return this.aim}use(t){t!==this.now&&(this.now=t,this.controls.enableZoom=t==="free",t==="free"?this.controls.target.copy(this.aim):(this.offset.copy(this.camera.position).sub(this.aim),this.zoom=1),this.changed(t))}next(){this.use(_l[(_l.indexOf(this.now)+1)%_l.length])}cut(t){this.height=t,this.settled=!1}settle(){this.settled=!1}follow(t,e,n,s,r){let o=!this.settled;this.settled=!0,this.moved.copy(this.aim);let a=p=>o?1:1-Math.exp(-p*r),l=o?0:1/3;this.aim.x+=(t.x+l*e.x-this.aim.x)*a(3),this.aim.y+=(t.y+l*e.y-this.aim.y)*a(3);let c=Math.max(s+.3*this.height,.5*(t.z+s+.52*this.height));if(this.aim.z+=(c+zT*this.height-this.aim.z)*a(2),this.moved.subVectors(this.aim,this.moved),Number.isFinite(n)){let p=Math.atan2(Math.sin(n-this.heading),Math.cos(n-this.heading));this.heading+=p*a(1.2)}if(this.now==="free"){this.camera.position.add(this.moved),this.controls.target.add(this.moved),this.controls.update(r);return}let[h,u,d]=BT[this.now],[f,g]=[Math.cos(this.heading),Math.sin(this.heading)];this.wanted.set(h*f-u*g,h*g+u*f,d);let x=Math.max(1,.95/this.camera.aspect);this.wanted.multiplyScalar(this.height*this.zoom*x),this.offset.lerp(this.wanted,a(5)),this.camera.position.copy(this.aim).add(this.offset),this.camera.position.z=Math.max(this.camera.position.z,s+.15),this.camera.lookAt(this.aim)}press(t){if(!this.controls.enabled)return;this.controls.target.copy(this.now==="free"?this.controls.target:this.aim);let e=s=>{Math.hypot(s.clientX-t.clientX,s.clientY-t.clientY)>ap&&this.use("free")},n=()=>{document.removeEventListener("pointermove",e),document.removeEventListener("pointerup",n),document.removeEventListener("pointercancel",n)};document.addEventListener("pointermove",e),document.addEventListener("pointerup",n),document.addEventListener("pointercancel",n)}wheel(t){t.preventDefault(),this.now!=="free"&&(this.zoom=Math.min(5,Math.max(.35,this.zoom*Math.exp(.001*t.deltaY))))}resize(){this.camera.aspect=Math.max(.2,this.canvas.clientWidth/Math.max(1,this.canvas.clientHeight)),this.camera.updateProjectionMatrix()}};var fu=32,pu=.008,mu=class{group=new Oe;showMass=!0;showPressure=!0;showPolygon=!0;flat={transparent:!0,depthWrite:!1,side:Yn};massColour=new dn({transparent:!0,opacity:.95,depthTest:!1});spotColour=new dn({...this.flat,opacity:.95});dropColour=new ws({transparent:!0,opacity:.55});pressureColour=new dn({...this.flat,depthTest:!1});areaColour=new dn({...this.flat,opacity:.28});edgeColour=new ws({transparent:!0,opacity:.9});targetColour=new dn({...this.flat,opacity:.9});mass=new Se(new Ci(.035,20,14),this.massColour);spot=new Se(new wo(.03,.045,32),this.spotColour);drop=new Js(lp(2),this.dropColour);pressure=new Se(new Pa(.032,4),this.pressureColour);area=new Se(lp(fu),this.areaColour);edge=new Ea(lp(fu),this.edgeColour);target=new Se(new wo(.16,.22,48),this.targetColour);constructor(t){let e=[];for(let n=1;n<fu-1;n++)e.push(0,n,n+1);this.area.geometry.setIndex(e),this.group.add(this.area,this.edge,this.drop,this.spot,this.pressure,this.target,this.mass),this.group.children.forEach((n,s)=>{n.frustumCulled=!1,n.renderOrder=2+s,n.visible=!1}),this.recolour(t)}recolour(t){this.massColour.color.copy(t.com),this.spotColour.color.copy(t.com),this.dropColour.color.copy(t.com),this.pressureColour.color.copy(t.cop),this.areaColour.color.copy(t.polygon),this.edgeColour.color.copy(t.polygon),this.targetColour.color.copy(t.target)}draw(t,e,n){let{data:s}=t,[r,o,a]=[s[pt.com],s[pt.com+1],s[pt.com+2]],l=n(r)+pu;this.mass.visible=this.spot.visible=this.drop.visible=this.showMass&&Number.isFinite(r),this.mass.position.set(r,o,a),this.spot.position.set(r,o,l),cp(this.drop.geometry,[[r,o,a],[r,o,l]]);let[c,h]=[s[pt.cop],s[pt.cop+1]];this.pressure.visible=this.showPressure&&Number.isFinite(c)&&Number.isFinite(h),this.pressure.visible&&this.pressure.position.set(c,h,n(c)+pu+.004);let[u,d]=[s[pt.target],s[pt.target+1]];this.target.visible=Number.isFinite(u)&&Number.isFinite(d),this.target.visible&&this.target.position.set(u,d,n(u)+pu),this.drawPolygon(s,e)}drawPolygon(t,e){if(this.area.visible=this.edge.visible=!1,!this.showPolygon)return;let n=[];for(let r of e.feet)for(let o of r.contacts)e.touches(t,o)&&n.push(e.place(t,o,[]));let s=g0(n).slice(0,fu);s.length<2||(s.forEach(r=>r[2]+=pu),cp(this.area.geometry,s),cp(this.edge.geometry,s),this.area.geometry.setDrawRange(0,3*(s.length-2)),this.edge.geometry.setDrawRange(0,s.length),this.edge.visible=!0,this.area.visible=s.length>2)}};function lp(i){let t=new Ye,e=new pe(new Float32Array(3*i),3);return e.setUsage(Qd),t.setAttribute("position",e),t}function cp(i,t){let e=i.getAttribute("position");t.forEach((n,s)=>e.setXYZ(s,n[0],n[1],n[2])),e.needsUpdate=!0}var vl=new F;function Ii(i,t,e,n,s,r){let o=2*Math.PI*s/4,a=Math.max(r-2*s,0),l=Math.PI/4;vl.copy(t),vl[n]=0,vl.normalize();let c=.5*o/(o+a),h=1-vl.angleTo(i)/l;return Math.sign(vl[e])===1?h*c:a/(o+a)+c+c*(1-h)}var Xo=class i extends js{constructor(t=1,e=1,n=1,s=2,r=.1){let o=s*2+1;if(r=Math.min(t/2,e/2,n/2,r),super(1,1,1,o,o,o),this.type="RoundedBoxGeometry",this.parameters={width:t,height:e,depth:n,segments:s,radius:r},o===1)return;let a=this.toNonIndexed();this.index=null,this.attributes.position=a.attributes.position,this.attributes.normal=a.attributes.normal,this.attributes.uv=a.attributes.uv;let l=new F,c=new F,h=new F(t,e,n).divideScalar(2).subScalar(r),u=this.attributes.position.array,d=this.attributes.normal.array,f=this.attributes.uv.array,g=u.length/6,x=new F,p=.5/o;for(let m=0,_=0;m<u.length;m+=3,_+=2)switch(l.fromArray(u,m),c.copy(l),c.x-=Math.sign(c.x)*p,c.y-=Math.sign(c.y)*p,c.z-=Math.sign(c.z)*p,c.normalize(),u[m+0]=h.x*Math.sign(l.x)+c.x*r,u[m+1]=h.y*Math.sign(l.y)+c.y*r,u[m+2]=h.z*Math.sign(l.z)+c.z*r,d[m+0]=c.x,d[m+1]=c.y,d[m+2]=c.z,Math.floor(m/g)){case 0:x.set(1,0,0),f[_+0]=Ii(x,c,"z","y",r,n),f[_+1]=1-Ii(x,c,"y","z",r,e);break;case 1:x.set(-1,0,0),f[_+0]=1-Ii(x,c,"z","y",r,n),f[_+1]=1-Ii(x,c,"y","z",r,e);break;case 2:x.set(0,1,0),f[_+0]=1-Ii(x,c,"x","z",r,t),f[_+1]=Ii(x,c,"z","x",r,n);break;case 3:x.set(0,-1,0),f[_+0]=1-Ii(x,c,"x","z",r,t),f[_+1]=1-Ii(x,c,"z","x",r,n);break;case 4:x.set(0,0,1),f[_+0]=1-Ii(x,c,"x","y",r,t),f[_+1]=1-Ii(x,c,"y","x",r,e);break;case 5:x.set(0,0,-1),f[_+0]=Ii(x,c,"x","y",r,t),f[_+1]=1-Ii(x,c,"y","x",r,e);break}}static fromJSON(t){return new i(t.width,t.height,t.depth,t.segments,t.radius)}};var iv=new F(0,1,0),yl=class{constructor(t,e,n=!1){this.character=t;this.ghost=n;let s=()=>new As({roughness:.62,metalness:.02,transparent:n,opacity:n?.3:1});this.materials={centre:s(),left:s(),right:s(),foot:s()},t.links.forEach((r,o)=>{let a=new Oe;this.links.push(a),this.group.add(a),this.shape(r,o)}),this.group.visible=!1,this.recolour(e)}character;ghost;group=new Oe;links=[];meshes=[];materials;joined=!1;recolour(t){for(let e of["centre","left","right","foot"])this.materials[e].color.copy(this.ghost?t.ghost:t[e])}pose(t,e){this.links.forEach((n,s)=>{let r=e+7*s;n.position.set(t[r],t[r+1],t[r+2]),n.quaternion.set(t[r+4],t[r+5],t[r+6],t[r+3])}),this.joined||this.join(),this.group.visible=!0}dispose(){this.group.traverse(t=>t.geometry?.dispose()),Object.values(this.materials).forEach(t=>t.dispose())}shape(t,e){let{line:n,box:s}=t;if(t.name==="head"&&n.length===6?this.head(t,e):n.length===6&&this.capsule(e,hp(n),up(n),t.radius),s.length===6){let[r,o,a,l,c,h]=s,u=Math.min(l,c,h)*.55;this.add(e,new Xo(2*l,2*c,2*h,4,u),this.materials.foot).position.set(r,o,a)}}head(t,e){let[n,s]=[hp(t.line),up(t.line)],r=s.clone().sub(n),o=r.length()+t.radius,a=this.add(e,new Ci(1,32,24),this.materials.centre);a.scale.set(.36*o,.45*o,.3*o),a.quaternion.setFromUnitVectors(iv,r.clone().normalize()),a.position.copy(s).addScaledVector(r.clone().normalize(),t.radius-.45*o),this.capsule(e,n,n.clone().addScaledVector(r,.5),.6*t.radius)}capsule(t,e,n,s){let r=n.clone().sub(e),o=r.length(),a=this.add(t,new Ra(s,o,10,24),this.material(t));return o>0&&a.quaternion.setFromUnitVectors(iv,r.divideScalar(o)),a.position.copy(e).add(n).multiplyScalar(.5),a}join(){this.joined=!0;let t=this.character.links.map(n=>n.name),e=new Te;this.character.links.forEach((n,s)=>{let r=t.indexOf(n.parent),o=this.character.links[r];if(!o||o.line.length!==6)return;let a=this.links[r];a.updateMatrix();let l=this.links[s].position.clone().applyMatrix4(e.copy(a.matrix).invert()),c=VT(l,hp(o.line),up(o.line));l.distanceTo(c)<.6*o.radius||(this.capsule(r,c,l,Math.min(.85*o.radius,1.25*n.radius)),!o.side&&Math.abs(l.y)>1.4*o.radius&&(this.links[r].children[0].scale.z=1.3))})}material(t){return this.materials[this.character.links[t].side||"centre"]}add(t,e,n){let s=new Se(e,n);return s.castShadow=s.receiveShadow=!this.ghost,s.userData.link=t,this.ghost&&(s.renderOrder=1),this.links[t].add(s),this.meshes.push(s),s}},hp=i=>new F(i[0],i[1],i[2]),up=i=>new F(i[3],i[4],i[5]);function VT(i,t,e){let n=e.clone().sub(t),s=n.lengthSq(),r=s>0?Math.min(1,Math.max(0,i.clone().sub(t).dot(n)/s)):0;return t.clone().addScaledVector(n,r)}var GT=new F(0,1,0),HT=new xo(1,1,1,16).translate(0,.5,0),WT=new Ia(1,1,20).translate(0,-.5,0),XT=new F,xl=class extends Oe{constructor(e=.014){super();this.thickness=e;this.add(this.shaft,this.head),this.visible=!1,this.renderOrder=3}thickness;material=new dn({transparent:!0,toneMapped:!1});shaft=new Se(HT,this.material);head=new Se(WT,this.material);recolour(e){this.material.color.copy(e)}set opacity(e){this.material.opacity=e}point(e,n,s){if(this.visible=s>.01,!this.visible)return;let r=Math.min(.5*s,9*this.thickness),o=Math.min(this.thickness,.25*r);this.position.copy(e),this.quaternion.setFromUnitVectors(GT,XT.copy(n).normalize()),this.shaft.scale.set(o,s-.9*r,o),this.head.scale.set(.42*r,r,.42*r),this.head.position.y=s}};var qT=.55,sv=.35,gu=class{constructor(t){this.palette=t;this.group.add(this.push),this.recolour(t)}palette;group=new Oe;showPush=!0;showGround=!0;push=new xl(.02);grounds=[];from=new F;force=new F;spot=[0,0,0];pushed=new F;pushedAt=new F;since=1/0;recolour(t){this.palette=t,this.push.recolour(t.push),this.grounds.forEach(e=>e.recolour(t.force))}draw(t,e,n,s,r,o){for(this.drawPush(t,s,r,o);this.grounds.length<e.feet.length;){let l=new xl;l.recolour(this.palette.force),this.grounds.push(l),this.group.add(l)}let a=qT*s/(n*9.81);this.grounds.forEach((l,c)=>{l.visible=!1;let h=e.feet[c];if(!h||!this.showGround)return;this.force.set(0,0,0),this.from.set(0,0,0);let u=0;for(let d of h.contacts){let f=Math.max(0,e.force(t.data,d,2));e.place(t.data,d,this.spot),this.from.addScaledVector(new F(...this.spot),f),this.force.x+=e.force(t.data,d,0),this.force.y+=e.force(t.data,d,1),this.force.z+=e.force(t.data,d,2),u+=f}u<1||l.point(this.from.divideScalar(u),this.force,Math.min(1.3*s,this.force.length()*a))})}drawPush(t,e,n,s){let{data:r}=t,o=Math.hypot(r[pt.push],r[pt.push+1],r[pt.push+2]);if(He(t,Ge.pushed)&&o>.5?(this.pushed.set(r[pt.push],r[pt.push+1],r[pt.push+2]),this.pushedAt.set(r[pt.pushAt],r[pt.pushAt+1],r[pt.pushAt+2]),this.since=0):He(t,Ge.paused)||(this.since+=s),this.push.visible=!1,!this.showPush||this.since>=sv)return;let a=e*(.15+.5*Math.min(1.2,this.pushed.length()/n));this.from.copy(this.pushedAt).addScaledVector(this.force.copy(this.pushed).normalize(),-a-.08*e),this.push.opacity=1-this.since/sv,this.push.point(this.from,this.pushed,a)}};var YT=200,$T=1.1,rv=.7,ov=5,av=9;function ZT(i,t){if(!i.length)return 0;if(t<=i[0][0])return i[0][1];for(let e=1;e<i.length;e++){let[n,s]=i[e-1],[r,o]=i[e];if(t<r)return s+(t-n)/(r-n)*(o-s);if(t===r&&(e+1>=i.length||i[e+1][0]>t))return o}return i[i.length-1][1]}var _u=class{group=new Oe;mesh;material=new za({side:Yn});colours;labels=[];textures=new Map;points=[];labelColour="#888888";middle=NaN;side=-1.5;constructor(t){this.colours={grid:{value:t.grid.clone()},riser:{value:t.riser.clone()}},this.material.onBeforeCompile=e=>{e.uniforms.gridColour=this.colours.grid,e.uniforms.riserColour=this.colours.riser,e.vertexShader=e.vertexShader.replace("#include <common>",`#include <common>
varying vec2 vPlace;
varying float vUp;`).replace("#include <begin_vertex>",`#include <begin_vertex>
vPlace = position.xy;
vUp = abs(normal.z);`),e.fragmentShader=e.fragmentShader.replace("#include <common>",`#include <common>
${KT}`).replace("#include <color_fragment>",`#include <color_fragment>
diffuseColor.rgb = withGrid(diffuseColor.rgb);`)},this.mesh=new Se(new Ye,this.material),this.mesh.receiveShadow=!0,this.mesh.frustumCulled=!1,this.group.add(this.mesh);for(let e=0;e<av;e++){let n=new Se(new Ts(1.6,.4),new dn({transparent:!0,depthWrite:!1,polygonOffset:!0,polygonOffsetFactor:-2}));n.renderOrder=1,this.labels.push(n),this.group.add(n)}this.recolour(t)}set showLabels(t){this.labels.forEach(e=>e.visible=t)}recolour(t){this.material.color.copy(t.ground),this.colours.grid.value.copy(t.grid),this.colours.riser.value.copy(t.riser),this.labelColour=`#${t.label.getHexString()}`,this.textures.forEach(e=>e.dispose()),this.textures.clear(),this.middle=NaN}build(t,e){this.points=t.points,this.side=e?-.75:-1.5,this.middle=NaN;let n=e?$T:YT,s=[],r=(a,l,c,h)=>s.push(...a,...l,...c,...a,...c,...h);for(let a=1;a<t.points.length;a++){let[l,c]=t.points[a-1],[h,u]=t.points[a];if(r([l,-n,c],[h,-n,u],[h,n,u],[l,n,c]),e&&h>l)for(let d of[-n,n])r([l,d,c-rv],[h,d,u-rv],[h,d,u],[l,d,c])}let o=new Ye;o.setAttribute("position",new pe(s,3)),o.computeVertexNormals(),this.mesh.geometry.dispose(),this.mesh.geometry=o}height(t){return ZT(this.points,t)}follow(t){let e=Math.round(t/ov);e===this.middle||!this.labels[0].visible||(this.middle=e,this.labels.forEach((n,s)=>{let r=(e+s-(av-1)/2)*ov,o=Math.atan2(this.height(r+.3)-this.height(r-.3),.6);n.position.set(r+.05,this.side,this.height(r)+.004),n.rotation.set(0,Math.abs(o)<.6?-o:0,0),n.material.needsUpdate=n.material.map===null,n.material.map=this.texture(r)}))}texture(t){let e=this.textures.get(t);if(e)return e;let n=document.createElement("canvas");n.width=256,n.height=64;let s=n.getContext("2d");s.font="500 34px system-ui, sans-serif",s.textAlign="left",s.textBaseline="middle",s.fillStyle=this.labelColour,s.fillText(`${t} m`,130,34,124);let r=new _r(n);return r.colorSpace=kn,r.anisotropy=4,this.textures.size>64&&(this.textures.forEach(o=>o.dispose()),this.textures.clear()),this.textures.set(t,r),r}},KT=`
varying vec2 vPlace;
varying float vUp;
uniform vec3 gridColour;
uniform vec3 riserColour;
float lines(float every, float width, vec2 pixel) {
  vec2 off = abs(fract(vPlace / every - 0.5) - 0.5) * every / pixel;
  return 1.0 - min(min(off.x, off.y) / width, 1.0);
}
vec3 withGrid(vec3 base) {
  vec2 pixel = max(fwidth(vPlace), vec2(1e-5));
  if (vUp < 0.2) return riserColour;
  float apart = max(pixel.x, pixel.y);
  float fine = 0.55 * lines(1.0, 1.1, pixel) * (1.0 - smoothstep(0.08, 0.3, apart));
  float coarse = lines(5.0, 1.5, pixel) * (1.0 - smoothstep(0.4, 1.5, apart));
  return mix(base, gridColour, max(fine, coarse));
}`;var JT=["sky","ground","riser","grid","centre","left","right","foot","ghost","ball","box","push","force","com","cop","polygon","target","pull","label"];function dp(){let i=getComputedStyle(document.documentElement),t=JT.map(e=>[e,new ce(i.getPropertyValue(`--view-${e}`).trim()||"#888888")]);return Object.fromEntries(t)}var vu=15,jT=.06,yu=class{constructor(t){this.palette=t;for(let e=0;e<vu;e++){let n=new dn({transparent:!0,depthWrite:!1,polygonOffset:!0,polygonOffsetFactor:-3}),s=new Se(new Qs(bu(),10),n);s.visible=!1,s.matrixAutoUpdate=!1,s.renderOrder=1,this.pool.push(s),this.group.add(s)}}palette;group=new Oe;pool=[];order=[];stands=new Map;clear(){this.stands.clear(),this.order.length=0,this.pool.forEach(t=>t.visible=!1)}recolour(t){this.palette=t,this.order.forEach(e=>e.material.color.copy(t[e.userData.side]))}draw(t,e){for(let n of e.feet){let s=n.contacts.every(o=>e.touches(t,o)),r=this.stands.get(n);e.down(t,n)?(s||!r?.flat)&&this.stands.set(n,QT(t,e,n,s)):r&&(this.stands.delete(n),this.addPrint(r,n))}}addPrint(t,e){let n=e.side==="right"?"right":"left",s=this.order.findLast(o=>o.userData.side===n);if(s&&t.centre.distanceTo(s.userData.centre)<jT)return;let r=this.order.length<vu?this.pool.find(o=>!o.visible):this.order.shift();r.userData={side:n,centre:t.centre},r.material.color.copy(this.palette[n]),xu(r,t,n),r.visible=!0,this.order.push(r),this.order.forEach((o,a)=>o.material.opacity=.75*(a+1+vu-this.order.length)/vu)}};function xu(i,{turned:t,length:e,width:n,centre:s},r){let o=n*(r==="right"?-1:1);i.matrix.copy(t).scale(new F(e,o,1)).setPosition(s)}function QT(i,t,e,n){let s=e.contacts.map(o=>new F(...t.place(i,o,[]))),r=t.rotation(i,e);return{flat:n,...fp(s,new F(1,0,0).applyQuaternion(r),new F(0,1,0).applyQuaternion(r))}}function fp(i,t,e){let n=i.reduce((h,u)=>h.add(u),new F).divideScalar(i.length),s=h=>{let u=i.map(d=>d.dot(h));return[Math.min(...u),Math.max(...u)]},[r,o]=s(t),[a,l]=s(e),c=new F().crossVectors(t,e);return n.addScaledVector(t,(r+o)/2-n.dot(t)),n.addScaledVector(c,.004),{centre:n,turned:new Te().makeBasis(t,e,c),length:Math.max(.12,o-r+.03),width:Math.max(.07,l-a)}}function bu(){let i=new So;return i.moveTo(-.5,.02),i.bezierCurveTo(-.5,.36,-.3,.38,-.12,.3),i.bezierCurveTo(.05,.24,.1,.5,.28,.5),i.bezierCurveTo(.42,.5,.5,.2,.5,-.02),i.bezierCurveTo(.5,-.34,.36,-.5,.2,-.48),i.bezierCurveTo(.02,-.45,-.06,-.3,-.24,-.34),i.bezierCurveTo(-.42,-.38,-.5,-.3,-.5,.02),i}var Su=class{group=new Oe;ball=new As({roughness:.45});seam=new As({roughness:.6});box=new As({roughness:.8});things=[];made="";constructor(t){this.recolour(t)}recolour(t){this.ball.color.copy(t.ball),this.seam.color.copy(t.ball).multiplyScalar(.6),this.box.color.copy(t.box)}build(t){let e=JSON.stringify(t);e!==this.made&&(this.made=e,this.group.traverse(n=>n.geometry?.dispose()),this.group.clear(),this.things=t.map(n=>{let s=new Se(tA(n),n.kind==="ball"?this.ball:this.box);return s.castShadow=s.receiveShadow=!0,s.visible=!1,n.kind==="ball"&&s.add(new Se(new Ba(n.size[0]*1.03,1),this.seam)),this.group.add(s),s}))}pose(t,e){this.things.forEach((n,s)=>{let r=e+7*s;n.visible=Number.isFinite(t[r]),n.visible&&(n.position.set(t[r],t[r+1],t[r+2]),n.quaternion.set(t[r+4],t[r+5],t[r+6],t[r+3]))})}};function tA({kind:i,size:t}){if(i==="ball")return new Ci(t[0],32,20);let[e,n,s]=t;return new Xo(2*e,2*n,2*s,2,Math.min(.02,.3*Math.min(e,n,s)))}var lv=[.05,.11],eA=.35,cv=.1,nA=new Te().makeRotationZ(-Math.PI/2),bl=class{constructor(t){this.palette=t}palette;group=new Oe;prints=[];sides=[];meshes=[];textures=new Map;outline=iA();whole=new Qs(bu(),10);square=new Ts(cv,cv);get counts(){let t=this.prints.filter(({number:e})=>e===0).length;return{before:t,after:this.prints.length-t}}show(t,e){JSON.stringify(t)!==JSON.stringify(this.prints)&&(this.prints=t,this.sides=e,this.build())}recolour(t){this.palette=t,this.textures.forEach(e=>e.dispose()),this.textures.clear(),this.build()}build(){this.group.clear(),this.meshes.forEach(t=>t.material.dispose()),this.meshes=[];for(let t of this.prints)this.add(t)}add({foot:t,number:e,points:n,ahead:s}){let r=new F(...s).normalize(),o=new F(0,0,1).cross(r).normalize(),a=fp(n.map(u=>new F(...u)),r,o),l=this.sides[t]??"",c=e?this.palette[l==="right"?"right":"left"]:this.palette.label;if(e&&xu(this.mesh(this.whole,2,{color:c,opacity:eA}),a,l),xu(this.mesh(this.outline,3,{color:c}),a,l),!e)return;this.mesh(this.square,4,{map:this.texture(e)}).matrix.copy(a.turned).multiply(nA).setPosition(a.centre)}mesh(t,e,n){let s={transparent:!0,depthWrite:!1,polygonOffset:!0,polygonOffsetFactor:-4},r=new Se(t,new dn({...s,...n}));return r.matrixAutoUpdate=!1,r.renderOrder=e,this.meshes.push(r),this.group.add(r),r}texture(t){let e=this.textures.get(t);if(e)return e;let n=document.createElement("canvas");n.width=n.height=64;let s=n.getContext("2d");s.font="700 46px system-ui, sans-serif",s.textAlign="center",s.textBaseline="middle",s.fillStyle=`#${this.palette.com.getHexString()}`,s.fillText(String(t),32,34,60);let r=new _r(n);return r.colorSpace=kn,r.anisotropy=4,this.textures.set(t,r),r}};function iA(){let i=bu(),t=new Ct(1-2*lv[0],1-2*lv[1]);return i.holes.push(new vr(i.getPoints(10).map(e=>e.multiply(t)))),new Qs(i,10)}var sA=.006,hv={path:.06,way:.02},Mu=class{group=new Oe;coming=new Oe;path=uv(.6);way=uv(.8);points=[];constructor(t){this.coming.add(this.way),this.group.add(this.path,this.coming),this.recolour(t)}get corners(){return this.points.length}showPath(t,e){this.points=t,dv(this.path,t,hv.path,e)}showWay(t,e){dv(this.way,t,hv.way,e)}recolour(t){this.path.material.color.copy(t.target),this.way.material.color.copy(t.label)}};function uv(i){let t=new dn({transparent:!0,opacity:i,depthWrite:!1,side:Yn,polygonOffset:!0,polygonOffsetFactor:-2}),e=new Se(new Ye,t);return e.frustumCulled=!1,e.renderOrder=1,e.visible=!1,e}function dv(i,t,e,n){let s=t.filter(([a,l],c)=>c===0||Math.hypot(a-t[c-1][0],l-t[c-1][1])>1e-4);if(i.visible=s.length>1,i.geometry.dispose(),i.geometry=new Ye,s.length<2)return;let r=[],o=[];s.forEach(([a,l],c)=>{let[h,u]=[s[Math.max(0,c-1)],s[Math.min(s.length-1,c+1)]],d=Math.atan2(u[1]-h[1],u[0]-h[0]),[f,g]=[-Math.sin(d)*e/2,Math.cos(d)*e/2],x=n(a)+sA;r.push(a+f,l+g,x,a-f,l-g,x),c>0&&o.push(2*c-2,2*c-1,2*c,2*c,2*c-1,2*c+1)}),i.geometry.setAttribute("position",new pe(r,3)),i.geometry.setIndex(o)}var Eu=["ghost","prints","coming","pushes","forces","mass","pressure","polygon","labels"],pp={ghost:!1,prints:!0,coming:!0,pushes:!0,forces:!0,mass:!1,pressure:!1,polygon:!1,labels:!0},wu=class{constructor(t,e=!1){this.host=t;this.low=e;this.canvas.className="view-canvas",this.canvas.tabIndex=-1,this.canvas.setAttribute("aria-label","The character walking, in three dimensions"),t.prepend(this.canvas),this.renderer=new Oh({canvas:this.canvas,antialias:!e,powerPreference:"high-performance"}),this.renderer.shadowMap.enabled=!e,this.renderer.shadowMap.type=xr,this.cameras=new du(this.canvas),this.ground=new _u(this.palette),this.props=new Su(this.palette),this.prints=new yu(this.palette),this.pushPrints=new bl(this.palette),this.comingPrints=new bl(this.palette),this.ways=new Mu(this.palette),this.forces=new gu(this.palette),this.balance=new mu(this.palette),this.space.fog=this.fog,this.addLights(),this.space.add(this.ground.group,this.props.group,this.prints.group,this.pushPrints.group),this.space.add(this.forces.group,this.balance.group,this.comingPrints.group,this.ways.group),this.recolour(),new ResizeObserver(()=>this.resize()).observe(t),this.resize()}host;low;canvas=document.createElement("canvas");cameras;space=new Sa;ground;pushPrints;comingPrints;ways;body=null;layout=null;feet=null;maxForce=500;renderer;sun=new qa(16777215,1.75);skylight=new Ha(16777215,13616827,1.8);fog=new ba(16777215,14,60);props;prints;outlinesPushes=!1;forces;balance;ghost=null;scene=null;bodyMade="";groundMade="";palette=dp();shown={...pp};com=new F;velocity=new F;lastTime=0;get camera(){return this.cameras.camera}show(t,e){this.shown[t]=e,this.prints.group.visible=this.shown.prints&&!this.outlinesPushes,this.pushPrints.group.visible=this.shown.prints&&this.outlinesPushes,this.comingPrints.group.visible=this.ways.coming.visible=this.shown.coming,this.forces.showGround=this.shown.forces,this.balance.showMass=this.shown.mass,this.balance.showPressure=this.shown.pressure,this.balance.showPolygon=this.shown.polygon,this.ground.showLabels=this.shown.labels}outlinePushes(t){this.outlinesPushes=t,this.show("prints",this.shown.prints)}showPushPrints(t){this.pushPrints.show(t,this.feet?.feet.map(({side:e})=>e)??[])}showComing({way:t,prints:e}){this.comingPrints.show(e,this.feet?.feet.map(({side:n})=>n)??[]),this.ways.showWay(t,n=>this.ground.height(n))}showPath(t){this.ways.showPath(t,e=>this.ground.height(e))}setScene(t){let e=JSON.stringify(t.character),n=JSON.stringify([t.ground.points,t.character.planar]);if(this.scene=t,this.layout=new $r(t),e!==this.bodyMade){for(let s of[this.body,this.ghost])s&&(this.space.remove(s.group),s.dispose());this.body=new yl(t.character,this.palette),this.ghost=new yl(t.character,this.palette,!0),this.feet=new No(t.character,this.layout),this.space.add(this.body.group,this.ghost.group),this.bodyMade=e,this.restart()}n!==this.groundMade&&(this.ground.build(t.ground,t.character.planar),this.groundMade=n,this.restart()),this.props.build(t.props)}pose(t,e,n=!0){let{body:s,layout:r,feet:o,scene:a}=this;if(t&&s&&r&&o&&a){let{data:l}=t;(t.time<this.lastTime-1e-6||t.time>this.lastTime+1)&&this.restart(),this.lastTime=t.time,s.pose(l,r.links),this.props.pose(l,r.props);let c=this.shown.ghost&&He(t,Ge.ghost);c&&this.ghost.pose(l,r.ghost),this.ghost.group.visible=c,this.prints.draw(l,o),this.forces.showPush=this.shown.pushes&&n,this.forces.draw(t,o,a.character.mass,a.character.height,this.maxForce,e),this.balance.draw(t,o,h=>this.ground.height(h)),this.com.fromArray(l,pt.com),this.velocity.fromArray(l,pt.velocity),He(t,Ge.paused)?this.velocity.set(0,0,0):this.velocity.multiplyScalar(Math.min(4,l[pt.rate]||0)),this.cameras.follow(this.com,this.velocity,l[pt.heading],this.ground.height(this.com.x),e),this.follow()}}render(){this.renderer.render(this.space,this.camera)}pixels(){return new Set(new Uint32Array(this.bytes().buffer)).size}image(){let t=this.bytes(),e=2166136261,n=0;for(let s=0;s<t.length;s++)e=Math.imul(e^t[s],16777619),s%4<3&&(n+=t[s]);return{hash:e>>>0,light:n/(.75*255*t.length)}}bytes(){this.render();let t=this.renderer.getContext(),e=new Uint8Array(4*t.drawingBufferWidth*t.drawingBufferHeight);return t.readPixels(0,0,t.drawingBufferWidth,t.drawingBufferHeight,t.RGBA,t.UNSIGNED_BYTE,e),e}onPage(t){let e=this.scene?.character.links.findIndex(c=>c.name===t)??-1,n=this.body?.meshes.find(c=>c.userData.link===e);if(!n)return null;this.camera.updateMatrixWorld();let s=n.getWorldPosition(new F).project(this.camera),{left:r,top:o,width:a,height:l}=this.canvas.getBoundingClientRect();return[r+(s.x+1)/2*a,o+(1-s.y)/2*l]}recolour(){this.palette=dp(),this.renderer.setClearColor(this.palette.sky),this.fog.color.copy(this.palette.sky);let t=this.palette.sky.getHSL({h:0,s:0,l:0}).l<.4;this.skylight.groundColor.set(t?7040888:13616827);let e=[this.prints,this.pushPrints,this.comingPrints,this.ways,this.forces,this.balance];for(let n of[this.ground,this.props,...e,this.body,this.ghost])n?.recolour(this.palette)}restart(){this.prints.clear(),this.cameras.cut(this.scene?.character.height||1.8)}addLights(){this.sun.castShadow=!this.low,this.sun.shadow.mapSize.set(2048,2048),this.sun.shadow.radius=4,this.sun.shadow.bias=-4e-4,this.sun.shadow.normalBias=.015;let{camera:t}=this.sun.shadow;t.left=t.bottom=-3.2,t.right=t.top=3.2,t.near=1,t.far=16,this.skylight.position.set(0,0,1),this.space.add(this.skylight,this.sun,this.sun.target)}follow(){let t=this.ground.height(this.com.x);this.sun.target.position.set(this.com.x,this.com.y,t),this.sun.position.set(this.com.x-2.5,this.com.y-3.5,t+7),this.ground.follow(this.cameras.target.x)}resize(){let{clientWidth:t,clientHeight:e}=this.host;!t||!e||(this.renderer.setPixelRatio(this.low?.5:Math.min(2,devicePixelRatio)),this.renderer.setSize(t,e,!1),this.cameras.resize())}};var rA={follow:"From behind, following the character",side:"From the right side",front:"From the front",free:"Free: drag to rotate, wheel to zoom, right-drag to pan"},oA={ghost:"Ghost (reference motion)",prints:"Footprints",coming:"Coming steps",pushes:"Pushes",forces:"Ground forces",mass:"Centre of mass",pressure:"Centre of pressure",polygon:"Support polygon",labels:"Distance labels"};function fv(i){let t=Yr("camera","Camera",_l.map(e=>({name:e,text:e,title:`${rA[e]} (C: next camera)`})),e=>i.cameras.use(e));return i.cameras.changed=e=>t.show(e),t.show(i.cameras.mode),t.element}function pv(i,t=()=>{}){let e=new Set((zs("show")??"").split(",")),n={...pp};for(let c of Eu)e.has(`+${c}`)&&(n[c]=!0),e.has(`-${c}`)&&(n[c]=!1);let s=new Map,r=(c,h)=>{n[c]=h,s.get(c).checked=h,i.show(c,h),Bs("show",Eu.map(u=>`${n[u]?"+":"-"}${u}`).join(",")),t(c,h)},o=U("div",{class:"show-list",test:"show-list",hidden:!0,role:"group",label:"What to show"},...Eu.map(c=>{let h=U("input",{type:"checkbox",test:`show-${c}`,onchange:()=>r(c,h.checked)});return h.checked=n[c],s.set(c,h),i.show(c,n[c]),U("label",{class:"show-item"},h,U("span",{class:`show-key ${c}`}),oA[c])})),a=ee({test:"show-menu",text:"Show",icon:"eye",title:"What to draw in the view",act:()=>{o.hidden=!o.hidden,a.setAttribute("aria-expanded",String(!o.hidden))}});a.setAttribute("aria-expanded","false");let l=U("div",{class:"show-menu"},a,o);return document.addEventListener("pointerdown",c=>{o.hidden||l.contains(c.target)||(o.hidden=!0,a.setAttribute("aria-expanded","false"))}),{element:l,toggle:c=>r(c,!n[c]),isOn:c=>n[c]}}function mv(i){let t=U("output",{class:"fact-speed",test:"speed",title:"Speed of the centre of mass [m/s]"},"–"),e=U("output",{class:"fact",test:"state",title:"State of the controller, and phase in the step"}),n=(l,c,h)=>U("span",{class:`badge ${l}`,test:`badge-${l}`,title:h,hidden:!0},c),s=n("fell","fell","The character has fallen: reset (R) or rewind"),r=n("changing","changing gait","Changing to another gait"),o=n("recording","recording","The motion is being recorded"),a=NaN;return i.on("frame",l=>{let{data:c}=l,h=Math.hypot(c[pt.velocity],c[pt.velocity+1]);a=Number.isFinite(a)&&!i.paused?a+.08*(h-a):h,Ee(t,`${Wt(a)} m/s`);let u=c[pt.state],d=c[pt.phase],f=Number.isFinite(d)?`, ${Wt(100*d,0).padStart(2," ")} %`:"";Ee(e,Number.isFinite(u)?`state ${Wt(u,0)}${f}`:""),s.hidden=!He(l,Ge.fallen),r.hidden=!He(l,Ge.changing),o.hidden=!He(l,Ge.recording)}),U("div",{class:"facts",test:"facts"},t,e,s,r,o)}var aA=800,lA=1.2,cA=.15,Tu=class{constructor(t){this.studio=t;t.on("skill",({id:e})=>{e!==this.skill&&(this.skill=e,this.speed=this.heading=this.lateral=null,this.setWalksTo(!1),this.setDraws(!1))})}studio;walksTo=!1;draws=!1;changed=()=>{};speed=null;heading=null;lateral=null;asked=-1/0;stick={x:0,y:0};gamepadUsed=!1;ticked=0;skill="";command={};commands=Fi(20,()=>{this.studio.send("steer",this.command),this.command={}});get able(){return this.studio.holds&&this.studio.steerable}get askedSpeed(){let t=this.studio.frame?.data[pt.askedSpeed]??NaN;return this.fresh&&this.speed!==null?this.speed:Number.isFinite(t)?t:this.studio.skill?.speed??0}get askedHeading(){let t=this.studio.frame?.data[pt.askedHeading]??NaN;return this.fresh&&this.heading!==null?this.heading:Number.isFinite(t)?t:(this.studio.frame?.data[pt.heading]??0)||0}steer(t){this.able&&(this.asked=performance.now(),t.speed!==void 0&&(this.speed=t.speed),t.heading!==void 0&&(this.heading=t.heading),t.lateral!==void 0&&(this.lateral=t.lateral),Object.assign(this.command,t),this.commands.call(),this.changed())}faster(t){this.steer({speed:Hn(Math.round((this.askedSpeed+t)*100)/100,-1.5,5)})}get askedLateral(){let t=this.studio.frame?.data[pt.askedLateral]??NaN;return this.fresh&&this.lateral!==null?this.lateral:Number.isFinite(t)?t:0}sideways(t){this.steer({lateral:Hn(Math.round((this.askedLateral+t)*100)/100,-2,2)})}turn(t){this.steer({heading:this.askedHeading+t})}face(t){let e=this.askedHeading;this.steer({heading:e+ts(t-e)})}useOwnSpeed(){this.steer({speed:null,lateral:null}),this.speed=null}walkTo(t,e){this.able&&this.studio.send("target",{x:t,y:e})}clearTarget(){this.able&&this.studio.send("target",{off:!0})}setWalksTo(t){this.walksTo=t,t&&(this.draws=!1),this.changed()}followPath(t){this.able&&this.studio.send("path",{points:t})}clearPath(){this.followPath([])}setDraws(t){this.draws=t,t&&(this.walksTo=!1),this.changed()}setStick(t,e){let n=this.stick.x===0&&this.stick.y===0;this.stick={x:t,y:e},t===0&&e===0&&!n&&this.steer({speed:null})}tick(t){let e=Math.min(.1,(t-this.ticked)/1e3);this.ticked=t,this.readGamepad();let{x:n,y:s}=this.stick;if(n===0&&s===0||!this.able)return;let r=this.studio.skill?.speed||.8,o=s===0?{}:{speed:Math.round(100*r*(1+s))/100};this.steer({heading:this.askedHeading-n*lA*e,...o})}get fresh(){return performance.now()-this.asked<aA}readGamepad(){let t=navigator.getGamepads?.().find(r=>r?.connected&&r.axes.length>=2),e=r=>Math.abs(r)<cA?0:r,n=t?e(t.axes[0]):0,s=t?-e(t.axes[1]):0;n!==0||s!==0?(this.gamepadUsed=!0,this.setStick(n,s)):this.gamepadUsed&&(this.gamepadUsed=!1,this.setStick(0,0))}};var Au=class{connected=!1;hello=null;skills=[];scene=null;layout=null;skill=null;graph=null;holder=null;envelope=null;pushes=[];fall=null;clip=null;frame=null;frames=0;tab="play";jobs=new Map;listeners=new Map;connection;constructor(){this.connection=new Nl({opened:()=>this.setConnected(!0),lost:()=>this.setConnected(!1),text:t=>this.handle(t),bytes:t=>this.receive(t)})}on(t,e){let n=this.listeners.get(t)??[];n.push(e),this.listeners.set(t,n)}emit(t,e){for(let n of this.listeners.get(t)??[])n(e)}send(t,e={}){return this.connection.send({do:t,...e})}get holds(){return this.connected&&(this.holder?.you??!1)}get paused(){return this.frame!==null&&He(this.frame,Ge.paused)}get fallen(){return this.frame!==null&&He(this.frame,Ge.fallen)}get steerable(){return this.skill?this.skills.find(({id:t})=>t===this.skill.id)?.steerable??!0:!1}get ownSkills(){let t=this.bodyName;return this.skills.filter(({character:e})=>e===t)}get bodyName(){return this.skills.find(({id:e})=>e===this.skill?.id)?.character??this.scene?.character.name??""}setConnected(t){this.connected=t,t||(this.holder=null),this.emit("link",t)}receive(t){let e=Vp(t);!e||!this.layout||e.serial!==this.scene?.serial||!this.layout.fits(e)||(this.frame=e,this.frames++,this.emit("frame",e))}handle(t){switch(t.is){case"hello":this.hello=t,this.skills=t.skills,this.emit("hello",t),this.emit("skills",this.skills);break;case"skills":this.skills=t.skills,this.emit("skills",this.skills);break;case"scene":this.scene=t,this.layout=new $r(t),this.emit("scene",t);break;case"skill":this.skill=t,t.authorable||(this.graph=null),this.emit("skill",t);break;case"graph":this.emit("graph",this.graph=t);break;case"holder":this.emit("holder",this.holder=t);break;case"envelope":this.emit("envelope",this.envelope=t);break;case"pushes":this.pushes=t.pushes,this.emit("pushes",t);break;case"coming":this.emit("coming",t);break;case"job":this.jobs.set(t.id,t),this.emit("job",t);break;case"fall":this.emit("fall",this.fall=t);break;case"note":this.emit("note",t);break;case"error":this.emit("error",t);break;case"clip":this.emit("clip",t);break;case"file":this.emit("file",t);break}}};function gv(i,t){let e=t.map(({name:c,text:h,title:u,icon:d})=>U("button",{type:"button",role:"tab",class:"tab",id:`tab-${c}`,test:`tab-${c}`,title:u,"aria-controls":`panel-${c}`,onclick:()=>o(c),onkeydown:f=>a(f,c)},di(d),U("span",{},h))),n=t.map(({name:c,panel:h})=>U("div",{role:"tabpanel",class:"panel",id:`panel-${c}`,test:`panel-${c}`,"aria-labelledby":`tab-${c}`},h)),s=U("aside",{class:"side",label:"Controls"},U("div",{class:"tabs",role:"tablist",label:"Panels"},...e),U("div",{class:"panels"},...n));function r(c){i.tab=c,t.forEach((h,u)=>{let d=h.name===c;e[u].setAttribute("aria-selected",String(d)),e[u].tabIndex=d?0:-1,n[u].hidden=!d}),s.classList.remove("away"),Bs("tab",c),i.emit("tab",c)}function o(c){i.tab===c?s.classList.toggle("away"):r(c)}function a(c,h){let u=c.key==="ArrowRight"?1:c.key==="ArrowLeft"?-1:0;if(!u)return;c.preventDefault();let d=(t.findIndex(f=>f.name===h)+u+t.length)%t.length;r(t[d].name),e[d].focus()}let l=zs("tab");return r(t.some(({name:c})=>c===l)?l:t[0].name),{element:s,open:r}}var Cu=["auto","light","dark"],hA={auto:"auto",light:"sun",dark:"moon"},uA={auto:"system setting",light:"light",dark:"dark"};function _v(i){let t=matchMedia("(prefers-color-scheme: dark)"),e=zs("theme")??"auto";Cu.includes(e)||(e="auto");let n=ee({test:"theme",icon:"auto",title:"Theme",kind:"quiet",act:()=>{e=Cu[(Cu.indexOf(e)+1)%Cu.length],Bs("theme",e),s()}});function s(){let r=e==="dark"||e==="auto"&&t.matches,o=document.documentElement;o.dataset.dark=r?"yes":"no",o.dataset.theme=e,n.replaceChildren(di(hA[e])),n.title=`Theme: ${uA[e]}`,n.setAttribute("aria-label",n.title),i(r)}return t.addEventListener("change",s),s(),n}var dA={note:4500,error:8e3},fA=4;function vv(i){let t=U("div",{class:"toasts",test:"toasts",role:"status","aria-live":"polite"});function e(n,s){let r=t.lastElementChild;if(r?.dataset.words===s&&!r.classList.contains("going"))return;let o=U("div",{class:`toast ${n}`,test:`toast-${n}`,"data-words":s},U("span",{},s),U("button",{type:"button",class:"toast-close",label:"Close",title:"Close",onclick:()=>a()},"×")),a=()=>{o.classList.add("going"),setTimeout(()=>o.remove(),250)};for(t.append(o);t.childElementCount>fA;)t.firstElementChild.remove();setTimeout(a,dA[n])}return i.on("note",({text:n})=>e("note",n)),i.on("error",({text:n})=>e("error",n)),t}function yv(i,t,e){let n=U("span",{class:"top-lost",test:"connection-lost",role:"alert"},"Connection lost, trying again …"),s=mA(i),r=()=>{n.hidden=i.connected,s.hidden=!i.connected};return i.on("link",r),r(),U("header",{class:"top",test:"top"},U("span",{class:"brand"},di("person"),U("span",{},"Footfall",U("i",{}," studio"))),pA(i),s,n,U("span",{class:"spring"}),...gA(i),U("a",{class:"button quiet",test:"to-crowd",href:gs("/crowd"),title:"A crowd that answers pushes"},U("span",{},"Crowd")),t,U("button",{type:"button",class:"button quiet bare help-button",test:"help",title:"Keys (?)",label:"Help: keys",onclick:e},"?"))}function pA(i){let t=U("strong",{class:"top-skill",test:"skill-title"},"…"),e=U("span",{class:"top-body",test:"character-title"});return i.on("skill",({title:n,about:s,kinematic:r,kinematic_root:o})=>{Ee(t,r?`${n} · no forces`:o?`${n} · kinematic root`:n),t.title=s,document.title=`${n} – Footfall studio`}),i.on("scene",({character:n})=>Ee(e,n.title)),U("span",{class:"top-titles"},t,e)}function mA(i){let e=U("output",{class:"top-rate",test:"achieved-rate",title:"Achieved rate: simulated over real time"},"–"),n=0;return i.on("frame",({data:s})=>{let r=performance.now();r-n<250||(n=r,Ee(e,i.paused?"paused":`${Wt(s[pt.rate])}×`),e.classList.toggle("paused",i.paused))}),e}function gA(i){let t=U("span",{class:"top-who",test:"holder"}),e=U("span",{class:"top-give",test:"asking"}),n=ee({test:"take",text:"Ask for the controls",title:"The client that holds the controls sees the request",act:()=>i.send("take")}),s=o=>[U("span",{},`Client ${o} asks for the controls`),ee({test:`give-${o}`,text:"Hand over",title:`Pass the controls to client ${o}`,kind:"main",act:()=>i.send("give",{client:o})})];function r(){let{holder:o,hello:a}=i;if(t.hidden=!o,n.hidden=!o||o.you,e.replaceChildren(),!o)return;let l=a!==null&&o.asking.includes(a.client);n.disabled=l,Ee(n.lastElementChild,l?"Asked":"Ask for the controls");let c=o.clients-1;o.you?(Ee(t,c>0?`You hold the controls, ${c} watching`:""),e.append(...o.asking.flatMap(s))):Ee(t,o.client===null?"No client holds the controls":`Client ${o.client} holds the controls`),t.hidden=!t.textContent}for(let o of["link","holder","hello"])i.on(o,r);return r(),[t,e,n]}var _A=8,vA=.4;function yA(i,t,e,n,s){if(i===t||e>=1||i.data.length!==t.data.length)return t;let r=s&&s.data.length===t.data.length?s.data:new Float32Array(t.data.length),o=i.data,a=t.data;for(let l=0;l<a.length;l++)r[l]=o[l]+(a[l]-o[l])*e;for(let l=pt.rate;l<=pt.phase;l++)r[l]=a[l];for(let l=pt.cop;l<pt.power;l++)(Number.isNaN(r[l])||l>=pt.pushAt)&&(r[l]=a[l]);r[pt.askedHeading]=a[pt.askedHeading],r[pt.heading]=a[pt.heading];for(let l=0;l<n.contactCount;l++)r[n.contacts+4*l]=a[n.contacts+4*l];return mp(o,a,r,e,n.links,n.linkCount),mp(o,a,r,e,n.props,n.propCount),He(t,Ge.ghost)&&mp(o,a,r,e,n.ghost,n.linkCount),{serial:t.serial,tick:t.tick,time:i.time+(t.time-i.time)*e,data:r}}function mp(i,t,e,n,s,r){for(let o=0;o<r;o++){let a=s+7*o+3,c=i[a]*t[a]+i[a+1]*t[a+1]+i[a+2]*t[a+2]+i[a+3]*t[a+3]<0?n-1:1-n,h=0;for(let d=a;d<a+4;d++)e[d]=c*i[d]+n*t[d],h+=e[d]*e[d];let u=h>0?1/Math.sqrt(h):0;for(let d=a;d<a+4;d++)e[d]*=u}}var Ru=class{frames=[];layout=null;out=null;shown=0;drawn=0;arrived=0;gap=1e3/60;begin(t){this.layout=t,this.frames=[],this.out=null}push(t,e){let n=this.frames[this.frames.length-1];n&&(t.time<n.time||t.time>n.time+vA)&&(this.frames=[]),n&&t.time===n.time&&this.frames.pop(),this.frames.push(t),this.frames.length>_A&&this.frames.shift(),this.arrived&&(this.gap+=.1*(Math.min(200,e-this.arrived)-this.gap)),this.arrived=e}at(t){let{frames:e,layout:n}=this,s=e[e.length-1];if(!s||!n)return null;let r=Math.min(.2,(t-this.drawn)/1e3);this.drawn=t;let o=He(s,Ge.paused),a=o?0:Math.max(0,s.data[pt.rate]||0),l=o?0:1.5*this.gap/1e3,c=s.time-a*l+a*Math.min(t-this.arrived,2*this.gap)/1e3;this.shown+=a*r,this.shown+=(c-this.shown)*Math.min(1,8*r),this.shown=Math.min(s.time,Math.max(e[0].time,this.shown)),o&&(this.shown=s.time);let h=e.length-1;for(;h>0&&e[h-1].time>this.shown;)h--;if(h===0)return e[0];let[u,d]=[e[h-1],e[h]],f=yA(u,d,(this.shown-u.time)/(d.time-u.time),n,this.out);return f!==d&&(this.out=f),f}};var Pu=class{points=[];add(t,e){let n=this.points.at(-1);return n&&Math.hypot(t-n[0],e-n[1])<.1?!1:(this.points.push([Math.round(100*t)/100,Math.round(100*e)/100]),this.points.length>200&&(this.points=this.points.filter((s,r)=>r%2===0)),!0)}get complete(){return this.points.length>1}};var Iu=class{constructor(t,e){this.view=t;this.actions=e;let{canvas:n}=t;this.marks.add(this.line,this.grabDot,this.targetDot),this.marks.visible=!1,this.marks.traverse(s=>{s.renderOrder=20,s.frustumCulled=!1}),t.space.add(this.marks),n.parentElement.addEventListener("pointerdown",s=>this.press(s),{capture:!0}),n.addEventListener("pointermove",s=>this.move(s));for(let s of["pointerup","pointercancel","lostpointercapture"])n.addEventListener(s,r=>this.release(r))}view;actions;ray=new Ya;pointer=new Ct;ahead=new F;depth=1;target=new F;grabPoint=new F;lineColour=new ws({transparent:!0,depthTest:!1});dotColour=new dn({transparent:!0,depthTest:!1});line=new Js(new Ye().setFromPoints([new F,new F]),this.lineColour);grabDot=new Se(new Ci(.022,16,12),this.dotColour);targetDot=new Se(new Ci(.032,16,12),this.dotColour);marks=new Oe;grabbed=null;path=null;hover=0;dragging=Fi(40,t=>this.actions.drag(t));get grabbing(){return this.grabbed!==null}get drawing(){return this.path!==null}recolour(t){this.lineColour.color.set(t),this.dotColour.color.set(t)}draw(){let{grabbed:t}=this,e=t&&this.view.body?.links[t.link];if(this.marks.visible=!!e,!t||!e)return;this.updateTarget(),e.updateMatrixWorld(),this.grabPoint.copy(t.point).applyMatrix4(e.matrixWorld),this.grabDot.position.copy(this.grabPoint),this.targetDot.position.copy(this.target);let n=this.line.geometry.getAttribute("position");n.setXYZ(0,this.grabPoint.x,this.grabPoint.y,this.grabPoint.z),n.setXYZ(1,this.target.x,this.target.y,this.target.z),n.needsUpdate=!0}drop(){this.grabbed&&(this.grabbed=null,this.dragging.cancel(),this.view.cameras.controls.enabled=!0,this.view.canvas.classList.remove("grabbing"),this.actions.drop())}press(t){let{cameras:e,canvas:n}=this.view;if(this.grabbed||this.path||(e.controls.enabled=!0,t.target!==n||t.button!==0))return;this.aim(t);let s=this.hitBody();this.actions.allowed()&&(t.shiftKey||s&&this.actions.throws()?(e.controls.enabled=!1,this.throwAt(s)):this.actions.draws()&&t.isPrimary?(e.controls.enabled=!1,this.path={drawing:new Pu,pointer:t.pointerId},n.setPointerCapture(t.pointerId),this.drawPoint()):s&&t.isPrimary?(e.controls.enabled=!1,this.grab(t,s)):this.actions.walksTo()&&this.clickGround(t))}throwAt(t){let e=this.ray.ray.at(.4,new F).toArray();if(t){let s=t.object.userData.link;this.actions.hit(s,this.inLink(s,t.point),e);return}let n=this.hitGround()??this.ray.ray.at(6,new F);this.actions.throwBall(e,n.toArray())}inLink(t,e){let n=this.view.body.links[t];return n.updateMatrixWorld(),n.worldToLocal(e.clone()).toArray()}grab(t,e){let n=e.object.userData.link,s=new F(...this.inLink(n,e.point));this.grabbed={link:n,point:s,pointer:t.pointerId},this.target.copy(e.point);let{camera:r}=this.view;this.depth=e.point.clone().sub(r.position).dot(r.getWorldDirection(this.ahead)),this.view.canvas.setPointerCapture(t.pointerId),this.view.canvas.classList.add("grabbing"),this.actions.grab(n,s.toArray(),this.target.toArray())}move(t){this.grabbed&&t.pointerId!==this.grabbed.pointer||this.path&&t.pointerId!==this.path.pointer||(this.aim(t),this.path&&this.drawPoint(),this.grabbed||this.updateCursor(t))}release(t){this.grabbed&&t.pointerId===this.grabbed.pointer&&this.drop(),this.path&&t.pointerId===this.path.pointer&&this.endPath()}updateTarget(){this.ray.setFromCamera(this.pointer,this.view.cameras.camera);let{origin:t,direction:e}=this.ray.ray,n=e.dot(this.view.camera.getWorldDirection(this.ahead));this.target.copy(t).addScaledVector(e,this.depth/Math.max(.1,n)),this.dragging.call(this.target.toArray())}drawPoint(){let t=this.hitGround();this.path&&t&&this.path.drawing.add(t.x,t.y)&&this.actions.drawing(this.path.drawing.points)}endPath(){let{points:t,complete:e}=this.path.drawing;this.path=null,this.view.cameras.controls.enabled=!0,this.actions.drawn(e?t:[])}clickGround(t){let e=n=>{if(Math.hypot(n.clientX-t.clientX,n.clientY-t.clientY)>ap)return;this.aim(n);let s=this.hitGround();s&&this.actions.walkTo(s.x,s.y)};this.view.canvas.addEventListener("pointerup",e,{once:!0})}updateCursor(t){if(t.buttons||t.timeStamp-this.hover<80)return;this.hover=t.timeStamp;let{classList:e}=this.view.canvas,n=this.actions.allowed(),s=n&&!t.shiftKey&&this.hitBody()!==null,r=t.shiftKey||s&&this.actions.throws();e.toggle("over-body",s&&!r),e.toggle("drawing",n&&this.actions.draws()),e.toggle("throwing",n&&r),e.toggle("aiming",n&&!t.shiftKey&&this.actions.walksTo())}aim(t){let e=this.view.canvas.getBoundingClientRect();this.pointer.set(2*(t.clientX-e.left)/e.width-1,1-2*(t.clientY-e.top)/e.height),this.ray.setFromCamera(this.pointer,this.view.cameras.camera)}hitBody(){let{body:t}=this.view;return t?.group.visible?this.ray.intersectObjects(t.meshes,!1)[0]??null:null}hitGround(){return this.ray.intersectObject(this.view.ground.mesh,!1)[0]?.point??null}};var gp=class{studio=new Au;theme=_v(t=>this.studio.emit("theme",t));area=U("main",{class:"view-area",test:"view"});low=new URLSearchParams(location.search).has("low");view;playback=new Ru;steering=new Tu(this.studio);transport=new Wh(this.studio);push=new Gh(this.studio,()=>this.view.cameras.camera.position);author=new Il(this.studio);watch=new cu(this.studio);learn=new Fl(this.studio);exports=new Hh(this.studio);help=K_();shows;pointer;inControl=!1;last=performance.now();fps=0;constructor(){document.body.append(this.area),this.view=new wu(this.area,this.low),this.shows=pv(this.view,(t,e)=>this.showChanged(t,e)),this.pointer=this.makePointer(),this.layOut(),this.listen(),requestAnimationFrame(this.animate),J_(this.studio,this.view,()=>this.fps)}layOut(){let{studio:t,view:e,steering:n,transport:s}=this,r=this.makeTabs();this.area.append(U("div",{class:"over top-left"},mv(t)),U("div",{class:"over top-right"},fv(e),this.shows.element),U("div",{class:"over bottom-left"},new Dl(t,n).element),U("div",{class:"over bottom-right"},jp(t,n)),Z_(t,()=>s.reset(),l=>s.rewind(l)),vv(t)),document.body.prepend(yv(t,this.theme,()=>this.help.showModal()));let a=Y_(t,l=>{r.open("learn"),this.learn.upload(l)},l=>{this.author.open(l)});document.body.append(s.element,r.element,this.help,a)}makeTabs(){let{studio:t}=this,e=f0(t,this.steering);return gv(t,[{name:"play",text:"Play",title:"Skills, body, ground",icon:"play",panel:Qp(t)},{name:"push",text:"Push",title:"Pushes, balls, boxes",icon:"push",panel:this.push.element},{name:"steer",text:"Steer",title:"Speed, heading, walk to",icon:"steer",panel:e},{name:"author",text:"Author",title:"Edit the gait",icon:"author",panel:this.author.element},{name:"watch",text:"Watch",title:"Plots",icon:"watch",panel:this.watch.element},{name:"learn",text:"Learn",title:"Learn from clips, optimize",icon:"learn",panel:this.learn.element},{name:"export",text:"Export",title:"Record and download",icon:"export",panel:this.exports.element}])}makePointer(){let{studio:t,steering:e}=this;return new Iu(this.view,{allowed:()=>t.holds,grab:(n,s,r)=>t.send("grab",{link:t.scene.character.links[n].name,point:s,target:r}),drag:n=>t.send("drag",{target:n}),drop:()=>t.send("drop"),throws:()=>this.push.throwsAtClicks,throwBall:(n,s)=>this.push.throwFrom(n,s),hit:(n,s,r)=>this.push.hitAt(t.scene.character.links[n].name,s,r),walksTo:()=>e.walksTo&&e.able,walkTo:(n,s)=>e.walkTo(n,s),draws:()=>e.draws&&e.able,drawing:n=>this.view.showPath(n),drawn:n=>{n.length?e.followPath(n):this.view.showPath(t.skill?.steering?.path??[])}})}listen(){let{studio:t,view:e,transport:n}=this;Q_(t,this.steering,{pause:()=>n.togglePause(),step:()=>n.step(),reset:()=>n.reset(),rate:s=>n.nextRate(s),push:()=>this.push.pushForward(),ball:()=>this.push.throwBall(),camera:()=>e.cameras.next(),ghost:()=>this.shows.toggle("ghost"),help:()=>this.help.showModal(),undo:()=>this.author.undo(),redo:()=>this.author.redo()}),t.on("theme",()=>this.recolour()),t.on("hello",({maximum_force:s})=>e.maxForce=s),t.on("skill",({strategies:s})=>e.outlinePushes(s.length>0)),t.on("skill",({steering:s})=>this.pointer.drawing||e.showPath(s?.path??[])),t.on("coming",s=>e.showComing(s)),t.on("pushes",({prints:s})=>e.showPushPrints(s)),t.on("scene",s=>{e.setScene(s),this.playback.begin(e.layout)}),t.on("frame",s=>this.playback.push(s,performance.now())),t.on("fall",()=>this.pointer.drop()),t.on("holder",()=>this.controlChanged()),t.on("link",()=>this.controlChanged()),this.recolour(),this.controlChanged()}recolour(){this.view.recolour(),this.pointer.recolour(getComputedStyle(document.documentElement).getPropertyValue("--view-pull").trim())}showChanged(t,e){let{studio:n}=this;if(t!=="ghost"||!n.holds)return;n.send("ghost",{on:e}),e&&!n.skill?.has_ghost&&n.emit("note",{is:"note",time:0,text:"This skill has no reference motion, so there is no ghost."})}controlChanged(){let t=this.studio.holds;document.body.classList.toggle("watching",!t),document.body.classList.toggle("lost",!this.studio.connected);for(let e of document.querySelectorAll("fieldset.held"))e.disabled=!t;t||this.pointer.drop(),t&&!this.inControl&&this.shows.isOn("ghost")&&this.studio.send("ghost",{on:!0}),this.inControl=t}animate=t=>{if(requestAnimationFrame(this.animate),this.low&&t-this.last<150)return;let e=Math.max(1e-4,(t-this.last)/1e3);this.last=t,this.fps+=.05*(1/e-this.fps),this.steering.tick(t),this.view.pose(this.playback.at(performance.now()),Math.min(.1,e),!this.pointer.grabbing),this.pointer.draw(),this.view.render(),this.watch.tick(t)}};try{new gp}catch(i){let t=i instanceof Error?i.message:String(i);throw document.body.replaceChildren(U("p",{class:"no-view-page",role:"alert"},`The studio cannot start in this browser: ${t}. It needs WebGL 2.`)),i}})();
/*! Bundled license information:

three/build/three.core.js:
three/build/three.module.js:
  (**
   * @license
   * Copyright 2010-2026 Three.js Authors
   * SPDX-License-Identifier: MIT
   *)
*/
